import { DECIMALS } from '#shared/money.ts'

/** T × weight as a decimal, to the last digit: each of the two has 18 of them. */
export function exact(weight: bigint): string {
  const places = 2 * DECIMALS
  const digits = weight.toString().padStart(places + 1, '0')
  const fraction = digits.slice(-places).replace(/0+$/, '')
  return digits.slice(0, -places) + (fraction && `.${fraction}`)
}
