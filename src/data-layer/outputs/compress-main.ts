/** Program that {@link compressApart} runs: compresses a folder and prints the result as JSON. */
import { compressFiles } from './compress-files'

const [folder = '', cache = ''] = process.argv.slice(2)
void compressFiles(folder, cache).then((result) => {
  process.stdout.write(JSON.stringify(result))
})
