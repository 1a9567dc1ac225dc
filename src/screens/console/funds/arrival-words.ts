import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DeskResult } from '#shared/desk/index.ts'
import type { BadgeKind } from '#src/ui/Badge.tsx'

export type Arrival = DeskResult<'operator/arrivals'>['list'][number]
export type Unclaimed = DeskResult<'operator/unclaimed'>['list'][number]
export type Candidate = Unclaimed['candidates'][number]
export type Said = NonNullable<Unclaimed['said']>
export type Purpose = NonNullable<Arrival['bookedAs']>

/** What each payment is booked as. */
export const purposeWords: Record<Purpose, { name: MessageDescriptor; kind: BadgeKind }> = {
  revenue: { name: msg`Revenue`, kind: 'green' },
  activity: { name: msg`Activity budget`, kind: 'green' },
  deposit: { name: msg`Deposit`, kind: 'blue' },
  pledge: { name: msg`Pledge`, kind: 'blue' },
  unclaimed: { name: msg`Unclaimed`, kind: 'amber' },
}

/** Where the chain has it. */
export const stateWords: Record<Arrival['state'], { name: MessageDescriptor; kind: BadgeKind }> = {
  seen: { name: msg`Seen, not settled yet`, kind: 'plain' },
  credited: { name: msg`Booked`, kind: 'green' },
  gone: { name: msg`Taken back by the chain before it was booked`, kind: 'red' },
  reversed: { name: msg`Taken back by the chain, and out of the books`, kind: 'red' },
}

/** Why a payment is nobody's. */
export const whyWords: Record<Unclaimed['why'], MessageDescriptor> = {
  unknownAddress: msg`It came from no member’s account.`,
  unproved: msg`Its account was a member’s whose wallet had not signed for it, and no order fitted.`,
  late: msg`The order that it was for had ended.`,
  wrongAmount: msg`The order that was open is of another amount.`,
  wrongCoin: msg`The order that was open is of the other coin.`,
}

/** What speaks for somebody; the strongest is a proof, the weakest a hint. */
export const becauseWords: Record<
  Candidate['because'],
  { name: MessageDescriptor; kind: BadgeKind }
> = {
  named: { name: msg`The payment names the order`, kind: 'green' },
  hash: { name: msg`Named this transaction`, kind: 'blue' },
  account: { name: msg`It came from the account`, kind: 'blue' },
  amount: { name: msg`An order of exactly this much`, kind: 'amber' },
}
