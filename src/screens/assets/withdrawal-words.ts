import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Result } from '#shared/api/index.ts'
import type { StepLook } from '#src/ui/Steps.tsx'

export type WithdrawalLine = Result<'asset/cashRecord'>['list'][number]
type Step = WithdrawalLine['step']

/** By what way it is paid (specification §3: method); a way that is not known yet goes by its own name. */
export const methodWords = (method: string): MessageDescriptor =>
  method === 'chain' ? msg`On the chain` : { id: method, message: method }

/** In the order in which they happen. */
const STEPS = ['review', 'approved', 'sending', 'sent', 'paid'] as const

/** How a step looks from where a withdrawal is: behind it, at it, or not there yet. */
export function lookOf(step: (typeof STEPS)[number], at: Step): StepLook {
  if (at === 'returned') return 'later'
  if (at === 'paid') return 'done'
  const ahead = STEPS.indexOf(step) - STEPS.indexOf(at)
  if (ahead === 0) return 'now'
  return ahead < 0 ? 'done' : 'later'
}

/** It is over: nothing more becomes of it. */
export const isOver = ({ step }: WithdrawalLine): boolean => step === 'paid' || step === 'returned'
