import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** How a value of the log is said; without one it stands as it was written. */
export type Kind =
  | 'amount'
  | 'bookedAs'
  | 'count'
  | 'flag'
  | 'halted'
  | 'member'
  | 'outcome'
  | 'person'
  | 'ratio'
  | 'roles'
  | 'state'
  | 'time'
  | 'what'

/** How the values of acts are said, by the name under which they left them. */
export const kinds: Readonly<Record<string, Kind>> = {
  agent: 'flag',
  amount: 'amount',
  at: 'time',
  block: 'count',
  bookedAs: 'bookedAs',
  by: 'person',
  bytes: 'count',
  effectiveAt: 'time',
  endSessions: 'flag',
  fee: 'amount',
  findings: 'count',
  firstBy: 'person',
  from: 'time',
  halted: 'halted',
  hasPassword: 'flag',
  lost: 'amount',
  madeAt: 'time',
  member: 'member',
  missing: 'amount',
  outcome: 'outcome',
  pinned: 'flag',
  publishedAt: 'time',
  purpose: 'bookedAs',
  rewardRatio: 'ratio',
  roles: 'roles',
  rows: 'count',
  sessions: 'count',
  since: 'time',
  site: 'flag',
  state: 'state',
  subsidyRatio: 'ratio',
  tables: 'count',
  until: 'time',
  what: 'what',
}

/** What the fields are called that no form has (`fieldNames` has the others). One without a name anywhere goes by its own. */
export const lineFields: Readonly<Record<string, MessageDescriptor>> = {
  agent: msg`Agent`,
  audit: msg`Audit`,
  block: msg`Block`,
  bookedAs: msg`Booked as`,
  by: msg`Done by`,
  bytes: msg`Size in bytes`,
  effectiveAt: msg`Holds from`,
  endSessions: msg`Sign-ins ended`,
  findings: msg`Findings`,
  firstBy: msg`First said by`,
  frozen: msg`Frozen because`,
  halted: msg`Halted because`,
  hasPassword: msg`Has a password`,
  journal: msg`Journal`,
  lost: msg`Still lost`,
  madeAt: msg`Made at`,
  member: msg`Member`,
  missing: msg`Missing on the chain`,
  outcome: msg`What came of it`,
  path: msg`Call that was looked at`,
  pinned: msg`Pinned`,
  place: msg`Place in the row`,
  publishedAt: msg`Published at`,
  purpose: msg`Booked as`,
  'reason.en': msg`Reason in English`,
  'reason.zh': msg`Reason in Traditional Chinese`,
  revision: msg`Revision`,
  rewardRatio: msg`Reward ratio`,
  roles: msg`Roles`,
  rows: msg`Rows`,
  sender: msg`Sender`,
  sessions: msg`Sign-ins now`,
  sha256: msg`SHA-256 of the file`,
  since: msg`Since`,
  site: msg`Mining site`,
  source: msg`Paid from`,
  state: msg`State`,
  subsidyRatio: msg`Subsidy ratio`,
  tables: msg`Tables`,
  until: msg`Shown until`,
  what: msg`What`,
}

/** What came of a word: of one person, or of the second of two. */
export const outcomes: Readonly<Record<string, MessageDescriptor>> = {
  added: msg`Added`,
  approved: msg`Approved`,
  booked: msg`Booked`,
  first: msg`The first of two: another person has to say it too`,
  firstOver: msg`The first word ended`,
}
