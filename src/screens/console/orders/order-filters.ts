import * as z from 'zod/mini'
import { Id } from '#shared/rules.ts'

const STATUSES = ['review', 'success', 'fail', 'end'] as const
type Status = (typeof STATUSES)[number]

const number = z.string().check(z.regex(/^[0-9A-Za-z-]{1,40}$/))

/** What the address may say of the orders: which, whose, and the one that is opened. */
export const orderShape = {
  status: z.enum(STATUSES),
  member: Id,
  /** Sought by its number. */
  number,
  no: number,
}

type Filters = { status?: Status; member?: string; number?: string }

/** What is asked for with these filters. */
export const orderBody = ({ status, member, number: no }: Filters) => ({
  ...(status !== undefined && { status }),
  ...(member !== undefined && { memberId: member }),
  ...(no !== undefined && { no }),
})
