import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'
import { type Locale, say } from '#shared/locale.ts'
import { mayBePaid } from './mayBePaid.ts'
import { returnHeld } from './returnHeld.ts'
import type { Seen } from './seenOnChain.ts'

/** Who cancels, and in whose words a no is said. */
type Canceller = { member: string; locale: Locale }

/** Under which journal and when, and what the chain showed before. */
type Cancelling = Canceller & { journal: string; now: Date; seen: Seen }

const WHAT = { en: 'The withdrawal', zh: '這筆提現' }
const field = 'withdrawalId'

/**
 * Refuses what cannot be cancelled whatever the chain shows: `notFound`, another member's like one that does not exist,
 * `withdrawalOnItsWay` and `withdrawalOver`. Holds nothing, so that no node is asked in vain.
 */
export async function checkCancel(
  tx: Tx,
  { member, locale }: Canceller,
  id: string,
): Promise<void> {
  const [asked] = await tx<Asked>`
    select state from withdrawal where id = ${id} and member_id = ${member}`
  refuseBegun(asked, locale)
}

type Asked = { state: string }

function refuseBegun(asked: Asked | undefined, locale: Locale): void {
  if (!asked) throw new Refusal('notFound', { values: { what: say(WHAT, locale) }, field })
  const { state } = asked
  if (state === 'paid' || state === 'returned') throw new Refusal('withdrawalOver', { field })
  if (state !== 'requested' && state !== 'approved') {
    throw new Refusal('withdrawalOnItsWay', { field })
  }
}

/**
 * Takes a member's own withdrawal back while the payer has not begun with it. Refuses as `checkCancel` does, and
 * `withdrawalUnclear` where it may have been paid.
 */
export async function cancelWithdrawal(
  tx: Tx,
  { member, journal, now, locale, seen }: Cancelling,
  id: string,
): Promise<void> {
  // Waits for whoever is just deciding about it or beginning to pay it, and sees what they did.
  const [asked] = await tx<Asked>`
    select state from withdrawal where id = ${id} and member_id = ${member} for update`
  refuseBegun(asked, locale)
  if (await mayBePaid(tx, seen)) throw new Refusal('withdrawalUnclear', { field })
  await returnHeld(tx, { withdrawal: id, reason: 'cancelled', now, journal })
}
