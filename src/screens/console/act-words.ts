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
  bookLoss: msg`Loss noted or booked`,
  makeGood: msg`Loss to be made good`,
  freeze: msg`Member frozen`,
  unfreeze: msg`Member let in`,
  endSessions: msg`Sign-ins ended`,
  endPassword: msg`Password taken away`,
  appoint: msg`Appointed by the desk`,
  asMember: msg`Looked as the member`,
  audit: msg`Books audited`,
  backup: msg`Backup made`,
  restore: msg`Backup restored`,
  setPause: msg`Paused, or let go on`,
  matchUnclaimed: msg`Payment given to a member`,
  addFunding: msg`Funding address added`,
  'fund revenue': msg`Revenue paid on the devnet`,
  'fund activity': msg`Budget paid on the devnet`,
  grant: msg`Grant given or asked for`,
  confirmGrant: msg`Grant confirmed`,
  refuseGrant: msg`Grant refused`,
  saveNotice: msg`Notice written`,
  publishNotice: msg`Notice published`,
  withdrawNotice: msg`Notice taken back`,
  saveArticle: msg`Article written`,
  publishArticle: msg`Article published`,
  dropArticle: msg`Version of an article given up`,
  saveAd: msg`Ad saved`,
  hideAd: msg`Ad hidden`,
  setParameter: msg`Parameter set`,
  dropParameter: msg`Version of a parameter taken back`,
}

/** The names under which acts leave amounts in the log, as digits of base units: they are shown as amounts. */
export const amountNames: ReadonlySet<string> = new Set(['amount', 'fee', 'lost', 'missing'])
