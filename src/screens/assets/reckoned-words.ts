import { countText } from '#src/words/format.ts'

/** T × weight to its last decimal. */
export function weightText(exact: string): string {
  const [whole = '0', fraction] = exact.split('.')
  return countText(BigInt(whole)) + (fraction === undefined ? '' : `.${fraction}`)
}
