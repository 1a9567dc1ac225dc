import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'
import { type Locale, say } from '#shared/locale.ts'
import { mayBePaid } from './mayBePaid.ts'
import { returnHeld } from './returnHeld.ts'
import type { Seen } from './seenOnChain.ts'

/** Who cancels, under which journal, when, in whose words a no is said, and what the chain showed before. */
type Cancelling = { member: string; journal: string; now: Date; locale: Locale; seen: Seen }

const WHAT = { en: 'The withdrawal', zh: '這筆提現' }

/**
 * Takes a member's own withdrawal back while the payer has not begun with it. Refuses `notFound`, another member's like
 * one that does not exist, `withdrawalOnItsWay`, `withdrawalOver`, and `withdrawalUnclear` where it may have been paid.
 */
export async function cancelWithdrawal(
  tx: Tx,
  { member, journal, now, locale, seen }: Cancelling,
  id: string,
): Promise<void> {
  // Waits for whoever is just deciding about it or beginning to pay it, and sees what they did.
  const [asked] = await tx<{ state: string }>`
    select state from withdrawal where id = ${id} and member_id = ${member} for update`
  const field = 'withdrawalId'
  if (!asked) throw new Refusal('notFound', { values: { what: say(WHAT, locale) }, field })
  const { state } = asked
  if (state === 'paid' || state === 'returned') throw new Refusal('withdrawalOver', { field })
  if (state !== 'requested' && state !== 'approved') {
    throw new Refusal('withdrawalOnItsWay', { field })
  }
  if (await mayBePaid(tx, seen)) throw new Refusal('withdrawalUnclear', { field })
  await returnHeld(tx, { withdrawal: id, reason: 'cancelled', now, journal })
}
