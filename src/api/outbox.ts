import * as z from 'zod/mini'
import { Id, TxHash } from '#shared/rules.ts'
import { draftKey } from '#src/session/draftKey.ts'
import { readDraft, writeDraft } from '#src/session/drafts.ts'
import { Refused } from './Refused.ts'
import { request } from './request.ts'
import { refreshAfter } from './stale.ts'

/** A payment that the wallet has sent and the service may not have heard of. */
const Paid = z.object({ orderId: Id, hash: TxHash })
type Paid = z.output<typeof Paid>

const place = () => draftKey('outbox')

function waiting(): Paid[] {
  const kept = z.safeParse(z.array(Paid), readDraft(place()))
  return kept.success ? kept.data : []
}

/** The payment of an order that this device keeps, because the service has not answered about it yet. */
export const keptHash = (orderId: string): string | undefined =>
  waiting().find((paid) => paid.orderId === orderId)?.hash

/** Keeps the hash on this device before anything else, then tells the service; no answer is no failure. */
export async function handIn(paid: Paid): Promise<void> {
  writeDraft(place(), [...waiting().filter(({ hash }) => hash !== paid.hash), paid])
  await handInAll()
}

/** Tells the service of every payment that it may not have heard of: at start, and whenever it is reached again. */
export async function handInAll(): Promise<void> {
  for (const paid of waiting()) {
    if (await isSettled(paid)) {
      writeDraft(
        place(),
        waiting().filter(({ hash }) => hash !== paid.hash),
      )
    }
  }
}

/** A hash that the service has, or will never take. Its watcher finds the payment on the chain in any case. */
async function isSettled(paid: Paid): Promise<boolean> {
  try {
    await request('product/bTCWPledge', paid)
    void refreshAfter('product/bTCWPledge')
    return true
  } catch (error) {
    return error instanceof Refused && error.code === 400 && error.retryAfter === undefined
  }
}
