import { ownValue } from '../base/own-value'

/**
 * Fills `<name>` placeholders with the values that the fence's `template` flag gives.
 * Returns the names that the code does not hold, so that a value given in vain is noticed.
 */
export function fillTemplate(
  code: string,
  values: Record<string, string>,
): { code: string; unused: string[] } {
  const unused = Object.keys(values).filter((name) => !code.includes(`<${name}>`))
  const filled = code.replace(/<([\w-]+)>/g, (whole, name: string) => ownValue(values, name) ?? whole)
  return { code: filled, unused }
}
