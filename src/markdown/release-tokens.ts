import { problem, type PageContext } from './page-context'
import { ownValue } from '../own-value'

const TOKEN = /@release\.([\w-]*)@/g

/**
 * `@release.version@`, `@release.tag@` and `@release.date@` become facts of the latest release. It is done on the text,
 * before it is parsed: `v@release.tag@` would be read as an e-mail address.
 */
export function fillReleaseTokens(context: PageContext, text: string): string {
  return text.replace(TOKEN, (whole, name: string, offset: number) => {
    const fact = ownValue(context.release, name)
    if (fact !== undefined) return fact
    const line = text.slice(0, offset).split('\n').length
    problem(
      context,
      { position: { start: { line } } },
      `unknown release fact ${whole}`,
      'use @release.version@, @release.tag@, or @release.date@',
    )
    return ''
  })
}
