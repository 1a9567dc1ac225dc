/**
 * The domain of a mail address as people write it, `bücher.de` of `ann@xn--bcher-kva.de`: what is kept and mailed to is in
 * ASCII, as letters that look alike would fool whoever reads it. Nothing where both are the same, or it cannot be read.
 */
export function readDomain(email: string): string | undefined {
  const domain = email.slice(email.lastIndexOf('@') + 1)
  try {
    const read = domain.split('.').map(readLabel).join('.')
    // What reads as something that is spelled otherwise would be a lie.
    return read !== domain && new URL(`http://${read}`).hostname === domain ? read : undefined
  } catch {
    return undefined
  }
}

const PREFIX = 'xn--'

/** One part between dots, by RFC 3492: the ASCII letters, then at which place each of the others comes in. */
function readLabel(label: string): string {
  if (!label.startsWith(PREFIX)) return label
  const cut = Math.max(label.lastIndexOf('-'), PREFIX.length - 1)
  const letters = [...label.slice(PREFIX.length, Math.max(cut, PREFIX.length))]
  const state: State = { code: 128, place: 0, bias: 72, isFirst: true }
  let rest = label.slice(cut + 1)
  while (rest !== '') {
    const { delta, taken } = readNumber(rest, state.bias)
    rest = rest.slice(taken)
    const count = letters.length + 1
    const at = state.place + delta
    state.bias = adapted(delta, count, state.isFirst)
    state.code += Math.floor(at / count)
    state.place = at % count
    letters.splice(state.place, 0, String.fromCodePoint(state.code))
    state.place += 1
    state.isFirst = false
  }
  return letters.join('')
}

type State = { code: number; place: number; bias: number; isFirst: boolean }

const DIGITS = 'abcdefghijklmnopqrstuvwxyz0123456789'
const BASE = 36
const [MIN, MAX] = [1, 26]

/** A number that ends by itself: its first digit that is below what its place makes the least is the last. */
function readNumber(digits: string, bias: number): { delta: number; taken: number } {
  let [delta, weight] = [0, 1]
  for (const [i, sign] of [...digits].entries()) {
    const digit = DIGITS.indexOf(sign)
    if (digit < 0) break
    delta += digit * weight
    const least = Math.min(Math.max(BASE * (i + 1) - bias, MIN), MAX)
    if (digit < least) return { delta, taken: i + 1 }
    weight *= BASE - least
  }
  throw new RangeError('not Punycode')
}

/** The next number is taken to be about as long as this one was. */
function adapted(delta: number, count: number, isFirst: boolean): number {
  let left = Math.floor(delta / (isFirst ? 700 : 2))
  left += Math.floor(left / count)
  let bias = 0
  for (; left > ((BASE - MIN) * MAX) / 2; bias += BASE) left = Math.floor(left / (BASE - MIN))
  return bias + Math.floor(((BASE - MIN + 1) * left) / (left + 38))
}
