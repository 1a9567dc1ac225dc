import * as z from 'zod/mini'

/** Decimals of both coins: one coin is 10^18 base units (decisions §2). */
export const DECIMALS = 18

/** One whole coin, 1 T or a weight of 1, in base units. */
export const ONE = 10n ** 18n

/** So many digits an amount has at most before its point. */
export const WHOLE_DIGITS = 27

const PLAIN_DECIMAL = /^(0|[1-9]\d{0,26})(\.\d{1,18})?$/

const AmountText = z.string({ error: 'amount' }).check(z.regex(PLAIN_DECIMAL, 'amount'))

/** Base units, 10⁻¹⁸ of a coin. A bigint in the program, a decimal string on the wire and in a form. */
export const Amount = z.codec(AmountText, z.bigint(), {
  decode: parseAmount,
  encode: formatAmount,
})

/** An amount that a member asks to move: more than nothing. */
export const PositiveAmount = z.codec(
  AmountText.check(z.regex(/[1-9]/, 'amountZero')),
  z.bigint(),
  { decode: parseAmount, encode: formatAmount },
)

/** What an account holds that may be below zero. */
export const SignedAmount = z.codec(
  z.string({ error: 'amount' }).check(z.regex(/^-?(0|[1-9]\d{0,26})(\.\d{1,18})?$/, 'amount')),
  z.bigint(),
  {
    decode: (text) => (text.startsWith('-') ? -parseAmount(text.slice(1)) : parseAmount(text)),
    encode: formatAmount,
  },
)

/** Base units of a plain decimal string, as `Amount` admits it. */
export function parseAmount(text: string): bigint {
  const [whole = '', fraction = ''] = text.split('.')
  return BigInt(whole + fraction.padEnd(DECIMALS, '0'))
}

/** The shortest plain decimal string of an amount in base units; a minus sign where it is below zero. */
export function formatAmount(units: bigint): string {
  if (units < 0n) return `-${formatAmount(-units)}`
  const digits = units.toString().padStart(DECIMALS + 1, '0')
  const whole = digits.slice(0, -DECIMALS)
  const fraction = digits.slice(-DECIMALS).replace(/0+$/, '')
  return fraction ? `${whole}.${fraction}` : whole
}

/** How much of 1 a ratio is, in ten-thousandths: "0.1250" is 1250n (decisions §2). */
export const RATIO_ONE = 10_000n

/** A ratio or share between 0 and 1 with at most 4 decimals; ten-thousandths in the program. */
export const Ratio = z.codec(
  z.string({ error: 'ratio' }).check(z.regex(/^(0(\.\d{1,4})?|1(\.0{1,4})?)$/, 'ratio')),
  z.bigint(),
  {
    decode: (text) => parseAmount(text) / 10n ** 14n,
    encode: (parts) => `${parts / RATIO_ONE}.${(parts % RATIO_ONE).toString().padStart(4, '0')}`,
  },
)
