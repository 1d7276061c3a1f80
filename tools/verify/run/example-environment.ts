/** Names of variables that probably contain secrets. */
const SECRET = /TOKEN|SECRET|PASSW|PASSPHRASE|_PASS$|_PWD$|CREDENTIAL|API_?KEY|_KEY$|_PAT$|_AUTH/i

/**
 * Returns the environment of an example or of a build with third-party packages, which may be anyone's code: everything
 * except secrets, such as the `GITHUB_TOKEN` of continuous integration.
 *
 * @param own variables of the example, which may have any name
 */
export function exampleEnvironment(
  own: NodeJS.ProcessEnv = {},
  env: NodeJS.ProcessEnv = process.env,
): NodeJS.ProcessEnv {
  return { ...Object.fromEntries(Object.entries(env).filter(([name]) => !SECRET.test(name))), ...own }
}
