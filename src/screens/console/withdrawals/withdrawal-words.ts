import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DeskResult } from '#shared/desk/index.ts'
import type { BadgeKind } from '#src/ui/Badge.tsx'
import type { StepLook } from '#src/ui/Steps.tsx'

export type DeskWithdrawal = DeskResult<'operator/withdrawals'>['list'][number]
/** One with its whole story. */
export type Story = DeskResult<'operator/withdrawal'>
type State = DeskWithdrawal['state']
type Approvable = Pick<DeskWithdrawal, 'state' | 'needsTwo' | 'firstBy'> & {
  member: Pick<DeskWithdrawal['member'], 'id'>
}

/** What each state is called at the desk. */
export const stateWords: Record<State, { name: MessageDescriptor; kind: BadgeKind }> = {
  requested: { name: msg`Waiting`, kind: 'amber' },
  approved: { name: msg`Approved`, kind: 'blue' },
  nonce: { name: msg`Nonce given`, kind: 'blue' },
  signed: { name: msg`Signed`, kind: 'blue' },
  broadcast: { name: msg`Sent`, kind: 'blue' },
  mined: { name: msg`In a block`, kind: 'blue' },
  paid: { name: msg`Paid`, kind: 'green' },
  returned: { name: msg({ message: 'Returned', context: 'withdrawal' }), kind: 'plain' },
}

const HALTED: Readonly<Record<string, MessageDescriptor>> = {
  poolPaused: msg`The pool’s contract is paused. It is tried again by itself.`,
  poolShort: msg`The pool holds too little of the coin. It is tried again by itself.`,
  gasShort: msg`The paying wallet has too little gas. It is tried again once there is some.`,
  gasTooDear: msg`Gas costs more than the payer may spend. It is tried again by itself.`,
  notPayer: msg`The contract does not let the paying wallet pay. It is tried again by itself.`,
  nonceElsewhere: msg`The paying wallet has sent something that the books do not know. It is tried again by itself.`,
  alreadyPaid: msg`The contract says that it is paid already. The payment is looked for.`,
  paidUnseen: msg`The contract says that it is paid, and the node does not show where: BITWAVE_START_BLOCK may be named too late. No payout begins until it is found.`,
  untried: msg`The node does not say what the payment would do. It is tried again by itself.`,
  receiverRefuses: msg`The address does not take the payment. It is tried some more times, then returned.`,
  paidOtherwise: msg`Something else was paid under its number. It is never paid: look into it, then end it.`,
  otherKey: msg`Its nonce belongs to a wallet whose key is not here. Only the chain can say how it ends.`,
}

/** Why the payer left it for a person; what is not known here goes by its own name. */
export const haltedWords = (halted: string): MessageDescriptor =>
  HALTED[halted] ?? { id: halted, message: halted }

const REASONS: Readonly<Record<string, MessageDescriptor>> = {
  cancelled: msg`The member cancelled it.`,
  refused: msg`It was refused.`,
  reverted: msg`The payment failed on the chain.`,
  receiverReverted: msg`The address undid the payment on the chain; the fee stays with the house.`,
  receiverRefuses: msg`The address does not take the payment.`,
  frozen: msg`The member was frozen before the payment was made.`,
}

/** Why it was returned. */
export const reasonWords = (reason: string): MessageDescriptor =>
  REASONS[reason] ?? { id: reason, message: reason }

/** In the order in which they happen. */
const ORDER = ['requested', 'approved', 'nonce', 'signed', 'broadcast', 'mined', 'paid'] as const

/** How a step looks from where a withdrawal is: behind it, at it, or not there yet. */
export function lookOf(step: (typeof ORDER)[number], { state }: Pick<Story, 'state'>): StepLook {
  if (state === 'returned') return 'later'
  if (state === 'paid') return 'done'
  const ahead = ORDER.indexOf(step) - ORDER.indexOf(state)
  if (ahead === 0) return 'now'
  return ahead < 0 ? 'done' : 'later'
}

/** Nothing more becomes of it. */
export const isOver = ({ state }: Pick<Story, 'state'>) => state === 'paid' || state === 'returned'

/** Who refused it. What came back otherwise was nobody's decision, whoever had approved it. */
export const refusedBy = ({ reason, decidedBy }: Pick<Story, 'reason' | 'decidedBy'>) =>
  reason === 'refused' ? decidedBy : null

/** Whether an operator can still refuse it: the payer has not begun. */
export const isRefusable = ({ state }: Pick<Story, 'state'>) =>
  state === 'requested' || state === 'approved'

/** Whether it has its nonce and was left for a person: the chain has to say how it ends. */
export const isToSettle = ({ state, halted }: Pick<Story, 'state' | 'halted'>) =>
  halted !== null && !isOver({ state }) && !isRefusable({ state })

/** Whether an approval now is the first of two. */
export const isFirst = ({ needsTwo, firstBy }: Pick<Approvable, 'needsTwo' | 'firstBy'>) =>
  needsTwo && firstBy === null

type Me = { id: string; newUntil: string | null }

/** Whether this one may approve it, were nobody new: it waits, is somebody else's, and theirs is not the first of two already. */
const isOpenTo = ({ state, member, needsTwo, firstBy }: Approvable, me: Me | undefined): me is Me =>
  state === 'requested' &&
  me !== undefined &&
  member.id !== me.id &&
  !(needsTwo && firstBy === `member ${me.id}`)

/** Whether this one may approve it now. Who is new at the desk is none of two people (docs/decisions/098). */
export const isApprovable = (of: Approvable, me: Me | undefined): boolean =>
  isOpenTo(of, me) && !(of.needsTwo && me.newUntil !== null)

/** From when on this one may approve it, where being new at the desk is all that is in the way. */
export const heldUntil = (of: Approvable, me: Me | undefined): string | null =>
  isOpenTo(of, me) && of.needsTwo ? me.newUntil : null
