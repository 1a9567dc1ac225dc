import type { Tx } from '#server/db/Tx.ts'
import type { Act, Given } from '#server/operator/Act.ts'
import { Complaint } from '#server/operator/Complaint.ts'
import { needed } from '#server/operator/given.ts'
import { log } from '#server/operator/log.ts'
import type { Desk } from '#server/operator/openDesk.ts'
import { seenHere } from '#server/operator/seenHere.ts'
import { approveWithdrawal } from '#server/withdrawals/approveWithdrawal.ts'
import { refuseWithdrawal } from '#server/withdrawals/refuseWithdrawal.ts'
import { resumeWithdrawal } from '#server/withdrawals/resumeWithdrawal.ts'
import type { WithdrawalRecord } from '#server/withdrawals/withdrawalRecords.ts'
import { withdrawalIn } from './withdrawal.ts'

/** An act says what it saw; `--revision` names what was seen before, by `withdrawal show`. */
const options = { revision: 'text' } as const

export const withdrawalApprove: Act = {
  name: 'withdrawal approve',
  takes: '<number>',
  about: 'lets a withdrawal be paid; with --revision only if it is still as it was shown',
  example: 'withdrawal approve 26112100007 --revision 0',
  options,
  run: (desk, given) =>
    decide(desk, given, 'approve', async (tx, { id, no, revision, member, frozen }) => {
      if (frozen !== null) {
        throw new Complaint(
          `Member ${member} is frozen: ${frozen}. Refuse the withdrawal, or let the member in first.`,
        )
      }
      const deciding = { id, revision, by: desk.actor, now: desk.clock.now() }
      if (!(await approveWithdrawal(tx, deciding))) throw changed(no)
      return { done: 'is going to be paid' }
    }),
}

export const withdrawalRefuse: Act = {
  name: 'withdrawal refuse',
  takes: '<number>',
  about: 'gives amount and fee back; the reason is shown to the member',
  example: 'withdrawal refuse 26112100007 --reason "The address is on a list of stolen wallets."',
  options: { ...options, reason: 'text' },
  run: async (desk, given) => {
    const reason = needed(given, 'reason')
    const { id: named } = await desk.db.inTx((tx) => withdrawalIn(tx, given.words[0] ?? ''))
    const seen = await seenHere(desk, named)
    await decide(desk, given, 'refuse', async (tx, { id, no, revision }) => {
      const deciding = { id, revision, by: desk.actor, now: desk.clock.now() }
      const came = await refuseWithdrawal(tx, { ...deciding, note: reason, seen })
      if (came === 'changed') throw changed(no)
      if (came === 'unclear') throw unclear(no)
      return { done: 'is returned', reason }
    })
  },
}

export const withdrawalResume: Act = {
  name: 'withdrawal resume',
  takes: '<number>',
  about: 'lets the payer go on with a withdrawal that it left for a person',
  example: 'withdrawal resume 26112100007',
  options,
  run: (desk, given) =>
    decide(desk, given, 'resume', async (tx, { id, no, halted }) => {
      if (!halted) throw new Complaint(`The withdrawal ${no} is not halted.`)
      if (!(await resumeWithdrawal(tx, id))) throw changed(no)
      return { done: 'goes on' }
    }),
}

type Decided = { done: string; reason?: string }

/** Shows an act the withdrawal as it was seen, does it, and logs it in the same transaction. */
async function decide(
  desk: Desk,
  { words: [no = ''], option }: Given,
  act: string,
  how: (tx: Tx, seen: WithdrawalRecord) => Promise<Decided>,
): Promise<void> {
  const { done } = await desk.db.inTx(async (tx) => {
    const seen = await withdrawalIn(tx, no)
    const revision = option('revision')
    if (revision !== undefined && revision !== String(seen.revision)) throw changed(no)
    const decided = await how(tx, seen)
    const { state, halted } = seen
    const after = (({ state, halted }) => ({ state, halted }))(await withdrawalIn(tx, no))
    const subject = `withdrawal ${no}`
    const reason = decided.reason === undefined ? {} : { reason: decided.reason }
    await log(tx, desk, {
      act: `withdrawal ${act}`,
      subject,
      before: { state, halted },
      after,
      ...reason,
    })
    return decided
  })
  desk.say(`withdrawal ${no} ${done}`)
}

const changed = (no: string) =>
  new Complaint(
    `The withdrawal ${no} is not waiting for this, or has changed since. npm run operator -- withdrawal show ${no}`,
  )

const unclear = (no: string) =>
  new Complaint(
    `The withdrawal ${no} may have been paid, and nothing was changed: the chain knows more than the books, or could not be asked (BITWAVE_RPC_URL, BITWAVE_POOL, BITWAVE_TOKEN, as the service has them). The payer finds what was paid by itself: try again in a few minutes.`,
  )
