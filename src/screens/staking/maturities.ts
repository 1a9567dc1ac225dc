import type { Result } from '#shared/api/index.ts'
import { post } from '#src/api/post.ts'
import { Unanswered } from '#src/api/Unanswered.ts'
import type { CalendarEvent } from '#src/calendar/calendarFile.ts'
import { savedAt } from '#src/words/savedAt.ts'
import type { Order } from './order-words.ts'

/** An order whose principal is still out and comes back at a known moment. */
export type Maturing = Order & { endsAt: string }

export const isMaturing = (order: Order): order is Maturing =>
  order.status === 'success' && order.endsAt !== null

/** Which farm it is: two of them have an order 12 each. */
type Pool = { id: number; poolAddress: string }
type EventWords = Pick<CalendarEvent, 'title' | 'text' | 'url'>

/** The entry of an order's end. Its name is that of the order for ever, so that importing again changes the entry. */
export const maturity = (
  { id, endsAt }: Maturing,
  pool: Pool,
  words: EventWords,
): CalendarEvent => ({
  ...words,
  uid: `order-${id}.${pool.id}.${pool.poolAddress.toLowerCase()}@bitwave-farm`,
  at: endsAt,
})

/** What could be read of the active orders; not complete where it is this phone's copy or breaks off. */
export type Found = { orders: Maturing[]; complete: boolean }

type Asking = { signal: AbortSignal; onCount: (count: number) => void }
type Page = Result<'product/order'>

/** Reads all active orders, page by page as My Staking asks for them, because this phone keeps no other pages. */
export async function readMaturing({ signal, onCount }: Asking): Promise<Found> {
  const orders: Maturing[] = []
  let complete = true
  let cursor: string | undefined
  do {
    const page = await ask(cursor, signal)
    // The first page tells why there is nothing; a later one that is missing leaves what there is.
    if (!page) return { orders, complete: false }
    orders.push(...page.list.filter(isMaturing))
    if (savedAt(page)) complete = false
    cursor = page.next ?? undefined
    onCount(orders.length)
  } while (cursor !== undefined)
  return { orders, complete }
}

async function ask(cursor: string | undefined, signal: AbortSignal): Promise<Page | null> {
  try {
    const body = { status: 'success', ...(cursor !== undefined && { cursor }) } as const
    return await post('product/order', body, { quiet: true, signal })
  } catch (error) {
    if (cursor !== undefined && error instanceof Unanswered && !signal.aborted) return null
    throw error
  }
}
