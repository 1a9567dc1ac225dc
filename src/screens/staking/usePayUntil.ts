import { useAtomValue } from 'jotai'
import { unsentAtom } from '#src/api/outbox.ts'
import { useChainHalted } from '#src/api/useChainHalted.ts'
import { useNow } from '#src/ui/useNow.ts'
import { isUnpaid } from './isUnpaid.ts'
import type { Order } from './order-words.ts'
import { payUntil } from './paymentFor.ts'

const SECOND = 1_000
const MINUTE = 60_000

/**
 * Until when an order can still be paid; null: it is unpaid and its time is over; undefined: it is not known to be unpaid, as nothing
 * is while nobody can see payments.
 */
export function usePayUntil(order: Order): string | null | undefined {
  const unsent = useAtomValue(unsentAtom)
  const halted = useChainHalted()
  const unpaid = !halted && isUnpaid(order, unsent)
  const now = useNow(unpaid ? SECOND : MINUTE)
  if (!unpaid) return undefined
  const until = payUntil(order)
  return Date.parse(until) > now ? until : null
}
