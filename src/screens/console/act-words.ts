import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What the log's acts are called, by the name after `operator/`. One without a line here is shown by that name. */
export const actWords: Readonly<Record<string, MessageDescriptor>> = {
  setRole: msg`Role given or taken`,
  approveWithdrawals: msg`Withdrawal approved`,
  refuseWithdrawal: msg`Withdrawal refused`,
  resumeWithdrawal: msg`Payer told to go on`,
  settleHalted: msg`Halted withdrawal ended`,
  resumePayouts: msg`Payouts let go on`,
  bookLoss: msg`Loss booked`,
  freeze: msg`Member frozen`,
  unfreeze: msg`Member let in`,
  endSessions: msg`Sign-ins ended`,
  endPassword: msg`Password taken away`,
  appoint: msg`Appointed by the desk`,
  asMember: msg`Looked as the member`,
  setPause: msg`Paused, or let go on`,
}

/** The names under which acts leave amounts in the log, as digits of base units: they are shown as amounts. */
export const amountNames: ReadonlySet<string> = new Set(['amount', 'fee', 'lost', 'missing'])
