/** `make snapshot`: updates content/site/code-host.json from the code host; requires GITHUB_TOKEN. */
import { refreshSnapshot } from '../src/data-layer/code-host/refresh-snapshot'

void refreshSnapshot({
  env: process.env,
  root: process.cwd(),
  print: (line) => process.stdout.write(`${line}\n`),
}).then((code) => {
  process.exitCode = code
})
