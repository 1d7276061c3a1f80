/**
 * Replaces the Web Console's preferences on the server, which all users share, unless they are already the same.
 * @param server address of its HTTP endpoint
 * @throws {Error} with the server's answer when it doesn't accept them
 */
export async function storePreferences(server: URL, wanted: Record<string, string>): Promise<void> {
  const address = new URL('settings', server)
  // fetch rejects URLs with credentials, and reading needs none
  address.username = address.password = ''
  const { preferences, ...settings } = (await (await fetch(address)).json()) as Record<string, unknown>
  if (JSON.stringify(preferences) === JSON.stringify(wanted)) return
  address.searchParams.set('version', String(settings['preferences.version']))
  const answer = await fetch(address, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(wanted),
  })
  if (!answer.ok)
    throw new Error(`the server did not accept the preferences: ${answer.status} ${await answer.text()}`)
}
