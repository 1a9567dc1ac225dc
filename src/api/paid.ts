import * as z from 'zod/mini'
import { Id, TxHash } from '#shared/rules.ts'

/** A payment that the wallet has sent and the service may not have heard of. */
export const Paid = z.object({
  orderId: Id,
  hash: TxHash,
  /** When the wallet said so, milliseconds since 1970. */
  since: z._default(z.number(), () => Date.now()),
  /** How often the service was told without taking it. */
  tries: z._default(z.int(), 0),
  /** What the service said the last time, in the member's language; null where nothing came. */
  answer: z._default(z.nullable(z.string()), null),
})
export type Paid = z.output<typeof Paid>
