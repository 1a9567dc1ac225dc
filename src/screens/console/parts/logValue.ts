import { exactText, ratioText } from '#src/words/format.ts'
import type { Change } from './changesOf.ts'

const isAmount = (name: string, value: string, amounts: ReadonlySet<string>) =>
  amounts.has(name.split('.').at(-1) ?? '') && /^-?\d+$/.test(value)

/** Ratios of a member are written down as ten-thousandths. */
const RATIO = /^(reward|subsidy)Ratio$/

/**
 * A value of the log as it is read: amounts and ratios, told by their names: with their decimals and the coin that was noted
 * beside them, in percent; anything else as it is.
 */
export function logValue(
  { name, value, among }: { name: string; value: string; among: readonly Change[] },
  amounts: ReadonlySet<string>,
): string {
  if (RATIO.test(name) && /^\d{1,5}$/.test(value)) return ratioText(BigInt(value))
  if (!isAmount(name, value, amounts)) return value
  return [exactText(BigInt(value)), coinBeside(name, among)].filter(Boolean).join(' ')
}

function coinBeside(name: string, among: readonly Change[]): string | null | undefined {
  const beside = [...name.split('.').slice(0, -1), 'coin'].join('.')
  const coin = among.find((it) => it.name === beside)
  return coin && (coin.after ?? coin.before)
}
