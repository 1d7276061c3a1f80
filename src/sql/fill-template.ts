import { ownValue } from '../base/own-value'

/**
 * Replaces `<name>` placeholders with the values of the fence's `template` flag. Returns the names that don't occur in
 * the code, so that unused values are reported.
 */
export function fillTemplate(
  code: string,
  values: Record<string, string>,
): { code: string; unused: string[] } {
  const unused = Object.keys(values).filter((name) => !code.includes(`<${name}>`))
  const filled = code.replace(/<([\w-]+)>/g, (whole, name: string) => ownValue(values, name) ?? whole)
  return { code: filled, unused }
}
