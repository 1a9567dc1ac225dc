import { DECIMALS, WHOLE_DIGITS } from '#shared/money.ts'

/** How a typed amount reads: `plain` as the wire takes it, or why it does not. */
export type ReadAmount =
  | { plain: string }
  | { problem: 'empty' | 'malformed' | 'decimals' | 'large' }
  | { problem: 'ambiguous'; either: [grouped: string, decimal: string] }

const GROUPED = /^\d{1,3}([.,])\d{3}(?:\1\d{3})*$/
/** One sign and exactly three digits behind it: a thousand to some readers, a fraction to others. */
const EITHER = /^([1-9]\d{0,2})[.,](\d{3})$/

/** Spaces and apostrophes only ever group; full-width digits, and a full stop for a point, come from East Asian keyboards. */
const tidy = (typed: string) =>
  typed
    .normalize('NFKC')
    .replace(/[\s'’_]/g, '')
    .replaceAll('。', '.')

function plainOf(whole: string, fraction: string): ReadAmount {
  if (fraction.length > DECIMALS) return { problem: 'decimals' }
  const digits = whole.replace(/^0+(?=\d)/, '') || '0'
  if (digits.length > WHOLE_DIGITS) return { problem: 'large' }
  return { plain: fraction ? `${digits}.${fraction}` : digits }
}

/** The last of two different signs is the decimal sign, if what stands before it is grouped by the other. */
function readMixed(text: string): ReadAmount {
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  const whole = text.slice(0, at)
  const fraction = text.slice(at + 1)
  return GROUPED.test(whole) && !whole.includes(text.charAt(at))
    ? plainOf(whole.replace(/[.,]/g, ''), fraction)
    : { problem: 'malformed' }
}

function readOneSign(text: string, sign: string, decimalSign: string): ReadAmount {
  const either = EITHER.exec(text)
  if (either && sign !== '.') return ambiguous(either)
  // A point before three digits is plain where a point is the decimal sign, and a riddle where a comma is.
  if (either && decimalSign === ',') return ambiguous(either)
  const [whole = '', fraction = '', ...more] = text.split(sign)
  if (!more.length) return plainOf(whole, fraction)
  return GROUPED.test(text) ? plainOf(text.replaceAll(sign, ''), '') : { problem: 'malformed' }
}

const ambiguous = ([, whole = '', rest = '']: RegExpExecArray): ReadAmount => ({
  problem: 'ambiguous',
  either: [whole + rest, `${whole}.${rest}`],
})

/**
 * Reads an amount as people type it: with a point or a comma, grouped or not. What can be read in two ways ("1,234") is
 * never guessed. `decimalSign` is that of the device's language.
 */
export function readAmount(typed: string, decimalSign: string): ReadAmount {
  const text = tidy(typed)
  if (text === '') return { problem: 'empty' }
  if (!/^[\d.,]*\d[\d.,]*$/.test(text)) return { problem: 'malformed' }
  const signs = new Set(text.match(/[.,]/g))
  if (signs.size === 2) return readMixed(text)
  const [sign] = signs
  return sign ? readOneSign(text, sign, decimalSign) : plainOf(text, '')
}
