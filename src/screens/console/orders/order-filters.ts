import * as z from 'zod/mini'
import { Id } from '#shared/rules.ts'
import { canSeek, OrderNo, Sought } from '#src/screens/console/parts/sought.ts'

const STATUSES = ['review', 'success', 'fail', 'end'] as const
type Status = (typeof STATUSES)[number]

/** What the address may say of the orders: which, whose, and the one that is opened. */
export const orderShape = {
  status: z.enum(STATUSES),
  member: Sought,
  /** Sought by its number. */
  number: Sought,
  no: OrderNo,
}

type Filters = { status?: Status; member?: string; number?: string }

/** What is asked for with these filters; nothing where one of them is no number. */
export function orderBody({ status, member, number: no }: Filters) {
  if (!canSeek(Id, member) || !canSeek(OrderNo, no)) return null
  return {
    ...(status !== undefined && { status }),
    ...(member !== undefined && { memberId: member }),
    ...(no !== undefined && { no }),
  }
}
