import type { Act, Given } from '#server/operator/Act.ts'
import { atDesk } from '#server/operator/atDesk.ts'
import { Complaint } from '#server/operator/Complaint.ts'
import { needed } from '#server/operator/given.ts'
import type { Desk } from '#server/operator/openDesk.ts'
import { withdrawalIn } from './withdrawal.ts'

/** `--revision` names what was seen before, by `withdrawal show`; without it, what is there now. */
const options = { revision: 'text' } as const

export const withdrawalApprove: Act = {
  name: 'withdrawal approve',
  takes: '<number> …',
  about: 'lets withdrawals be paid; with --revision only if the one is still as it was shown',
  example: 'withdrawal approve 26112100007 --revision 0',
  options,
  run: async (desk, given) => {
    if (given.words.length > 1 && given.option('revision') !== undefined) {
      throw new Complaint('--revision is for one withdrawal.')
    }
    const list = []
    for (const no of given.words) list.push({ no, revision: await revisionOf(desk, given, no) })
    const done = await atDesk(desk, 'operator/approveWithdrawals', { list })
    for (const { no, outcome } of done.list) {
      if (outcome === 'approved') desk.say(`withdrawal ${no} is going to be paid`)
      if (outcome === 'first') desk.say(`withdrawal ${no} needs a second person to approve it`)
    }
    const refused = done.list.flatMap(({ because }) => because ?? [])
    if (refused.length > 0) throw new Complaint(refused.join('\n'))
  },
}

export const withdrawalRefuse: Act = {
  name: 'withdrawal refuse',
  takes: '<number>',
  about: 'gives amount and fee back; the reason is shown to the member',
  example: 'withdrawal refuse 26112100007 --reason "The address is on a list of stolen wallets."',
  options: { ...options, reason: 'text' },
  run: async (desk, given) => {
    const [no = ''] = given.words
    const reason = needed(given, 'reason')
    const revision = await revisionOf(desk, given, no)
    await atDesk(desk, 'operator/refuseWithdrawal', { no, revision, reason })
    desk.say(`withdrawal ${no} is returned`)
  },
}

export const withdrawalResume: Act = {
  name: 'withdrawal resume',
  takes: '<number>',
  about:
    'lets the payer go on with a withdrawal that halted; where the cause stands, it halts again',
  example: 'withdrawal resume 26112100007',
  options,
  run: async (desk, given) => {
    const [no = ''] = given.words
    const revision = await revisionOf(desk, given, no)
    await atDesk(desk, 'operator/resumeWithdrawal', { no, revision })
    desk.say(`withdrawal ${no} goes on`)
  },
}

export const withdrawalSettle: Act = {
  name: 'withdrawal settle',
  takes: '<number> <reason> …',
  about: 'ends a halted withdrawal that has its nonce, as paid or returned, as the chain proves it',
  example:
    'withdrawal settle 26112100007 "the key of that wallet is lost, its right is taken away"',
  options,
  run: async (desk, given) => {
    const [no = '', ...why] = given.words
    const revision = await revisionOf(desk, given, no)
    const asked = { no, revision, reason: why.join(' ') }
    const { state } = await atDesk(desk, 'operator/settleHalted', asked)
    desk.say(`withdrawal ${no} is ${state}`)
  },
}

/** What was typed, or what the withdrawal has now. */
async function revisionOf(desk: Desk, given: Given, no: string): Promise<number> {
  const typed = given.option('revision')
  if (typed === undefined) return (await withdrawalIn(desk, no)).revision
  if (!/^\d{1,9}$/.test(typed)) throw new Complaint(`"${typed}" is no revision.`)
  return Number(typed)
}
