import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What each kind of journal is called (docs/ledger.md). */
export const journalWords: Readonly<Record<string, MessageDescriptor>> = {
  'product/pledge': msg`Pledge from the balance`,
  'product/bTCWPledgeBefter': msg`Pledge opened`,
  'asset/transfer': msg`Transfer`,
  'asset/cash': msg`Withdrawal asked for`,
  'asset/cashCancel': msg`Withdrawal cancelled`,
  'arrival pledge': msg`Pledge arrived`,
  'arrival deposit': msg`Deposit arrived`,
  'arrival revenue': msg`Revenue arrived`,
  'arrival activity': msg`Activity budget arrived`,
  'arrival unclaimed': msg`Unclaimed money arrived`,
  'arrival pledge reversed': msg`Pledge taken back by the chain`,
  'arrival deposit reversed': msg`Deposit taken back by the chain`,
  'arrival revenue reversed': msg`Revenue taken back by the chain`,
  'arrival activity reversed': msg`Activity budget taken back by the chain`,
  'arrival unclaimed reversed': msg`Unclaimed money taken back by the chain`,
  'arrival assigned': msg`Unclaimed money assigned`,
  distribution: msg`Distribution`,
  'withdrawal paid': msg`Withdrawal paid`,
  'withdrawal returned': msg`Withdrawal returned`,
  'payout gas': msg`Gas of a payout`,
  'gas borne elsewhere': msg`Gas that a wallet not ours bore`,
  'gas funding': msg`Paying wallet funded`,
  'gas top-up': msg`Paying wallet topped up`,
  'gas top-up reversed': msg`Top-up of the paying wallet taken back by the chain`,
  loss: msg`Loss booked`,
  'loss made good': msg`Loss made good`,
  order_end: msg`Orders ended`,
  grant: msg`Activity reward given`,
}

/** What a kind of journal is called in the language in use; one that is not known is told by its name. */
export const journalName = (kind: string, say: (words: MessageDescriptor) => string): string => {
  const known = journalWords[kind]
  return known ? say(known) : kind
}
