import { problem, type PageContext, type ReleaseFacts } from './page-context'

const TOKEN = /@release\.([\w-]*)@/g

/**
 * `@release.version@`, `@release.tag@` and `@release.date@` become facts of the latest release. It is done on the text,
 * before it is parsed: `v@release.tag@` would be read as an e-mail address.
 */
export function fillReleaseTokens(context: PageContext, text: string): string {
  return text.replace(TOKEN, (whole, name: string, offset: number) => {
    if (Object.hasOwn(context.release, name)) return context.release[name as keyof ReleaseFacts]
    const line = text.slice(0, offset).split('\n').length
    problem(
      context,
      { position: { start: { line } } },
      `unknown release fact ${whole}`,
      'use @release.version@, @release.tag@ or @release.date@',
    )
    return ''
  })
}
