import type { Result } from '#shared/api/index.ts'
import { type Locale, say } from '#shared/locale.ts'
import { type WithdrawalReason, withdrawalReasons } from '#shared/reasons.ts'

export type Withdrawal = Result<'asset/cash'>

export type State =
  | 'requested'
  | 'approved'
  | 'nonce'
  | 'signed'
  | 'broadcast'
  | 'mined'
  | 'paid'
  | 'returned'

/** A withdrawal as it is read. */
export type Row = Omit<
  Withdrawal,
  'feeCoin' | 'method' | 'step' | 'cancellable' | 'reason' | 'why'
> & {
  state: State
  reason: WithdrawalReason | null
  note: string | null
}

/** What the member is told of each state. */
const STEPS = {
  requested: 'review',
  approved: 'approved',
  nonce: 'sending',
  signed: 'sending',
  broadcast: 'sent',
  mined: 'sent',
  paid: 'paid',
  returned: 'returned',
} as const satisfies Record<State, Withdrawal['step']>

/** A withdrawal as its member sees it. */
export function asWithdrawal({ state, reason, note, ...row }: Row, locale: Locale): Withdrawal {
  const step = STEPS[state]
  return {
    ...row,
    feeCoin: 'BTCW',
    method: 'chain',
    step,
    why: reason === 'frozen' ? 'reverted' : reason,
    cancellable: step === 'review' || step === 'approved',
    reason: reason && say(withdrawalReasons[reason], locale, { note: note ?? '' }),
  }
}
