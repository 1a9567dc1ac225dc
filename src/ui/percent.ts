import * as z from 'zod/mini'
import { Ratio } from '#shared/money.ts'

/** 12.5, 12,5 or 12.5 %: at most 100, at most two decimals. */
const PERCENT = /^(\d{1,3})(?:[.,](\d{1,2})?)?\s*%?$/

/** A typed percentage as ten-thousandths; nothing where it is none between 0 and 100. */
export function readPercent(text: string): bigint | undefined {
  const [, whole, decimals = ''] = text.normalize('NFKC').trim().match(PERCENT) ?? []
  if (whole === undefined) return undefined
  const parts = BigInt(whole + decimals.padEnd(2, '0'))
  return parts > 10_000n ? undefined : parts
}

/** Ten-thousandths as a percentage is typed: 1250n is "12.5". */
export function percentTyped(parts: bigint): string {
  const decimals = (parts % 100n).toString().padStart(2, '0').replace(/0+$/, '')
  return decimals ? `${parts / 100n}.${decimals}` : `${parts / 100n}`
}

/** A typed percentage as the wire takes it, "0.1250"; what is none is no ratio either: 0.125 % would be read as 12.5 %. */
export function ratioOf(text: string): string {
  const parts = readPercent(text)
  return parts === undefined ? `?${text}` : z.encode(Ratio, parts)
}
