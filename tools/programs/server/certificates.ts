import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { runProcess } from '../../verify/run/run-process'
import { MissingTool } from '../../verify/server/questdb-jar'
import type { ServerIdentity } from './relays'

/** A temporary certificate authority, and a certificate for localhost that it signed. */
export interface Certificates {
  identity: ServerIdentity
  /** Environment variables with which programs in any language trust the authority. */
  trust: Record<string, string>
}

const PASSWORD = 'changeit'
const EC_KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']

/**
 * Creates certificates in a temporary folder, which is removed when this process ends.
 *
 * @throws {MissingTool} without openssl; without keytool, only Java doesn't trust the authority
 */
export async function makeCertificates(): Promise<Certificates> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'questdb-programs-tls-'))
  process.once('exit', () => fs.rmSync(folder, { recursive: true, force: true }))
  const file = (name: string) => path.join(folder, name)
  const openssl = async (...args: string[]) => {
    const result = await runProcess(['openssl', ...args], { cwd: folder, limit: 60_000 }).catch(
      () => undefined,
    )
    if (!result)
      throw new MissingTool(
        'openssl was not found: install it (Debian: apt install openssl, macOS: brew install openssl)',
      )
    if (result.exitCode !== 0) throw new Error(`openssl ${args[0]} failed: ${result.stderr.trim()}`)
  }
  const subject = ['-days', '2', '-subj', '/CN=Examples of the documentation']
  await openssl('req', '-x509', ...EC_KEY, ...subject, '-keyout', 'ca.key', '-out', 'ca.pem')
  await openssl('req', ...EC_KEY, '-subj', '/CN=localhost', '-keyout', 'server.key', '-out', 'server.csr')
  fs.writeFileSync(
    file('names.txt'),
    'subjectAltName=DNS:localhost,IP:127.0.0.1\nbasicConstraints=CA:FALSE\n',
  )
  await openssl(
    ...['x509', '-req', '-in', 'server.csr', '-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial'],
    ...['-days', '2', '-extfile', 'names.txt', '-out', 'server.pem'],
  )
  const store = file('trust.p12')
  await runProcess(
    [
      'keytool',
      '-importcert',
      '-noprompt',
      '-alias',
      'ca',
      '-file',
      file('ca.pem'),
      '-keystore',
      store,
    ].concat(['-storetype', 'PKCS12', '-storepass', PASSWORD]),
    { cwd: folder, limit: 60_000 },
  ).catch(() => undefined)
  const authority = file('ca.pem')
  return {
    identity: { cert: fs.readFileSync(file('server.pem')), key: fs.readFileSync(file('server.key')) },
    trust: {
      SSL_CERT_FILE: authority,
      NODE_EXTRA_CA_CERTS: authority,
      REQUESTS_CA_BUNDLE: authority,
      JAVA_TOOL_OPTIONS: `-Djavax.net.ssl.trustStore=${store} -Djavax.net.ssl.trustStorePassword=${PASSWORD}`,
    },
  }
}
