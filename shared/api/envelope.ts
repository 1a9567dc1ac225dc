import * as z from 'zod/mini'

/** What every answer is wrapped in (specification §8, decisions §9). */
export const Envelope = z.object({
  code: z.number(),
  message: z.optional(z.string()),
  result: z.optional(z.unknown()),
  /** The field that a refusal is about, where it is about one. */
  field: z.optional(z.string()),
  /** Seconds to wait before the same call may be tried again, where that is the reason. */
  retryAfter: z.optional(z.number()),
  /** True where it is not known yet whether it was done: asking again with the same key will tell. */
  doubt: z.optional(z.boolean()),
})
