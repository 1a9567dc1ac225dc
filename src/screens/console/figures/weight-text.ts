import { countText } from '#src/words/format.ts'

/** T × weight as a figure, to its last decimal: "1,250.5". */
export function weightText(exact: string): string {
  const [whole = '0', fraction] = exact.split('.')
  return fraction === undefined
    ? countText(BigInt(whole))
    : `${countText(BigInt(whole))}.${fraction}`
}
