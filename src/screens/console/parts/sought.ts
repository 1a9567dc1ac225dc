import * as z from 'zod/mini'

/** What is typed into a search, as the address keeps it: it may be nothing that can be searched for. */
export const Sought = z.string().check(z.minLength(1), z.maxLength(100))

/** The number of an order. */
export const OrderNo = z.string().check(z.regex(/^[0-9A-Za-z-]{1,40}$/))

/** Whether what is typed can be searched for, or nothing is: what cannot finds nothing, instead of everybody's. */
export const canSeek = (rule: z.ZodMiniType, typed: string | undefined) =>
  typed === undefined || z.safeParse(rule, typed).success
