import { standsStill } from '#server/chain/settledBlock.ts'
import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'
import { changed } from '#server/withdrawals/approveWithdrawal.ts'
import { mayBePaid } from '#server/withdrawals/mayBePaid.ts'
import { release } from '#server/withdrawals/release.ts'
import { settle } from '#server/withdrawals/settle.ts'
import { keepFound } from './adopt.ts'
import { finish } from './decide.ts'
import type { Fate } from './haltedFate.ts'
import { lockPayer } from './payer.ts'

type Ending = { no: string; revision: number; fate: Fate | undefined; now: Date }

/**
 * Ends a withdrawal that has its nonce and that the payer left for a person: as paid or as returned, and only as the
 * settled chain proves it. Refuses `withdrawalChanged`, `notHalted`, `chainAway`, `withdrawalStillOpen` while its nonce may
 * pay it, and `withdrawalMayBePaid` while another wallet of ours may have.
 */
export async function settleHalted(tx: Tx, { no, revision, fate, now }: Ending): Promise<void> {
  // The payer locks its wallet before it touches a withdrawal.
  if (fate) await lockPayer(tx, fate.flight.wallet)
  const state = await haltedState(tx, { no, revision })
  if (!fate || !(await standsStill(tx, fate.settled))) throw new Refusal('chainAway')
  const { flight } = fate
  if (flight.state !== state) throw changed(no)
  if (fate.is === 'open') {
    const values = { no, wallet: flight.wallet, nonce: String(flight.nonce) }
    throw new Refusal('withdrawalStillOpen', { values, field: 'no' })
  }
  if (fate.is === 'never' && (await mayBePaid(tx, fate.seen)))
    throw new Refusal('withdrawalMayBePaid', { values: { no }, field: 'no' })
  await (fate.is === 'paid' ? asPaid(tx, fate, now) : asReturned(tx, fate, now))
}

async function haltedState(
  tx: Tx,
  { no, revision }: Pick<Ending, 'no' | 'revision'>,
): Promise<string> {
  const [asked] = await tx<{ state: string; halted: string | null }>`
    select state, halted from withdrawal where no = ${no} and revision = ${revision}
      and state in ('nonce', 'signed', 'broadcast', 'mined') for update`
  if (!asked) throw changed(no)
  if (asked.halted === null) throw new Refusal('notHalted', { values: { no }, field: 'no' })
  return asked.state
}

async function asPaid(
  tx: Tx,
  { flight, mined, from, nonce }: Extract<Fate, { is: 'paid' }>,
  now: Date,
): Promise<void> {
  const withdrawal = flight.id
  await keepFound(tx, { id: withdrawal, from, nonce, receipt: mined, now })
  const gas = mined.gasUsed * mined.gasPrice
  const booked = await settle(tx, { withdrawal, hash: mined.hash, gas, now })
  await finish(tx, { flight, mined }, booked ?? 0n)
}

async function asReturned(
  tx: Tx,
  { flight, mined }: Extract<Fate, { is: 'otherwise' | 'never' }>,
  now: Date,
): Promise<void> {
  await release(tx, { withdrawal: flight.id, reason: 'reverted', now })
  if (mined) await finish(tx, { flight, mined }, 0n)
}
