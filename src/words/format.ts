import { limits } from '#shared/limits.ts'
import { DECIMALS, formatAmount, RATIO_ONE } from '#shared/money.ts'

/** A true minus sign: as wide as the plus. */
const MINUS = '−'

/** Both languages of the interface group by three with a comma and write the decimal sign as a point. */
const grouped = (whole: string) => whole.replace(/\B(?=(\d{3})+$)/g, ',')

type Shape = {
  /** Decimals shown at most; what is beyond them is cut, so that a balance never looks larger than it is. */
  decimals?: number
  /** Keeps trailing zeros, for figures in a column. */
  fixed?: boolean
}

/** Base units as a figure: "1,284,560.25", cut to 4 decimals; "<0.0001" for less than that, never zero. */
export function amountText(units: bigint, { decimals = 4, fixed = false }: Shape = {}): string {
  if (units < 0n) return MINUS + amountText(-units, { decimals, fixed })
  const step = 10n ** BigInt(DECIMALS - decimals)
  const cut = units - (units % step)
  if (cut === 0n && units > 0n) return `<${formatAmount(step)}`
  const [whole = '0', fraction = ''] = formatAmount(cut).split('.')
  const shown = fixed ? fraction.padEnd(decimals, '0') : fraction
  return shown ? `${grouped(whole)}.${shown}` : grouped(whole)
}

/** Base units with all their decimals. */
export const exactText = (units: bigint) => amountText(units, { decimals: DECIMALS })

/** A gain with a plus, a loss with a minus, nothing with neither. */
export const signedText = (units: bigint, shape?: Shape) =>
  (units > 0n ? '+' : '') + amountText(units, shape)

/** A whole number, grouped. */
export const countText = (count: number | bigint) => grouped(String(count))

/** Ten-thousandths of 1 as a percentage: 1250n is "12.5%". */
export const ratioText = (parts: bigint) => shareText(parts, RATIO_ONE)

/** One amount as a percentage of another, cut to so many decimals; a dash where there is no whole. */
export function shareText(part: bigint, whole: bigint, decimals = 2): string {
  if (whole === 0n) return '–'
  return `${amountText((part * 100n * 10n ** BigInt(DECIMALS)) / whole, { decimals })}%`
}

const POWERS = ['H/s', 'kH/s', 'MH/s', 'GH/s', 'TH/s', 'PH/s', 'EH/s', 'ZH/s'] as const

const unitOf = (step: number) => POWERS[step] ?? 'H/s'
const thousands = (step: number) => 1000n ** BigInt(step)

/** The largest unit of which it is one at least. */
function stepOf(hashes: bigint): number {
  const digits = (hashes / 10n ** BigInt(DECIMALS)).toString().length
  return Math.min(Math.floor((digits - 1) / 3), POWERS.length - 1)
}

/** Computing power (hashes a second in base units) in the unit that keeps it readable: 1.28 EH/s (decisions §2). */
export function power(hashes: bigint): { value: string; unit: string } {
  if (hashes === 0n) return { value: '0', unit: 'TH/s' }
  const step = stepOf(hashes)
  return { value: amountText(hashes / thousands(step), { decimals: 2 }), unit: unitOf(step) }
}

/** "1.28 EH/s". */
export function powerText(hashes: bigint) {
  const { value, unit } = power(hashes)
  return `${value} ${unit}`
}

/** With all its decimals: "1.2345 TH/s". In a smaller unit only where the decimals of this one would not hold it. */
export function exactPowerText(hashes: bigint): string {
  if (hashes === 0n) return powerText(hashes)
  let step = stepOf(hashes)
  while (hashes % thousands(step) !== 0n) step -= 1
  return `${exactText(hashes / thousands(step))} ${unitOf(step)}`
}

/** Over 15 characters: the first 7, six stars, the last 7 (specification §9). Only where no money goes to it. */
export const mask = (text: string) =>
  text.length > limits.maskOver
    ? `${text.slice(0, limits.maskEnds)}******${text.slice(-limits.maskEnds)}`
    : text
