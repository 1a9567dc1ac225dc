import * as z from 'zod/mini'
import { Id, TxHash } from '#shared/rules.ts'
import { clock } from '#src/words/clock.ts'

/** What an earlier release did not keep yet is taken for `missing`. */
const kept = <T>(schema: z.ZodMiniType<T, T>, missing: () => T) =>
  z.codec(z.optional(schema), schema, { decode: (it) => it ?? missing(), encode: (it) => it })

/** A payment that the wallet has sent and the service may not have heard of. */
export const Paid = z.object({
  orderId: Id,
  hash: TxHash,
  /** When the wallet said so, milliseconds since 1970. */
  since: kept(z.number(), () => clock.now()),
  /** How often the service was told without taking it. */
  tries: kept(z.int(), () => 0),
  /** What the service said the last time, in the member's language; null where nothing came. */
  answer: kept(z.nullable(z.string()), () => null),
})
export type Paid = z.output<typeof Paid>

/** The payments among what this device kept. One that cannot be read hides no other. */
export function paidIn(rows: unknown): Paid[] {
  if (!Array.isArray(rows)) return []
  return rows.flatMap((row) => {
    const read = z.safeParse(Paid, row)
    return read.success ? [read.data] : []
  })
}
