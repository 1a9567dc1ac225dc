import { exactText } from '#src/words/format.ts'

/** A value of the log as it is read: amounts, told by their names, with their decimals; anything else as it is. */
export function logValue(name: string, value: string, amounts: ReadonlySet<string>): string {
  const last = name.split('.').at(-1) ?? ''
  return amounts.has(last) && /^-?\d+$/.test(value) ? exactText(BigInt(value)) : value
}
