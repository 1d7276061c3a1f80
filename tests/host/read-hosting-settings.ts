import fs from 'node:fs'

/** Returns the settings of hosting/questdb/server.conf without its address. */
export function readHostingSettings(): Record<string, string> {
  const lines = fs.readFileSync('hosting/questdb/server.conf', 'utf8').split('\n')
  const { 'http.bind.to': _address, ...settings } = Object.fromEntries(
    lines.filter((line) => /^[a-z]/.test(line)).map((line) => line.split('=') as [string, string]),
  )
  return settings
}
