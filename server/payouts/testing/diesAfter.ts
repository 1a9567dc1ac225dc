import type { Step } from '#server/payouts/Paying.ts'

/** A payer that dies after a step, and takes no other one. */
export function diesAfter(last: Step) {
  let dead = false
  return (side: 'before' | 'after', step: Step) => {
    dead ||= side === 'after' && step === last
    if (dead) throw new Error('died')
  }
}
