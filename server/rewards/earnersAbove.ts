import type { Ancestor } from '#server/tree/ancestorsOf.ts'
import { RATIO_ONE } from '#shared/money.ts'
import { higherAbove, type Walk } from './higherAbove.ts'

/** Who is paid on a walk, and for which part of the ratio (ten-thousandths): what nobody below was paid for. */
export type Earner = { id: string; ratio: number }

/**
 * Answers who is paid when an order of a member earns: the walk starts at the member's inviter, and each earner on the
 * way gets what is above the highest ratio so far. The differences on one walk never add up to more than 1. Each step
 * comes to somebody who is paid, however many stand between.
 */
export function earnersAbove(tree: ReadonlyMap<string, Ancestor>, walk: Walk) {
  const rungOf = higherAbove(tree, walk)
  return (member: string): Earner[] => {
    const earners: Earner[] = []
    let paid = 0
    const inviter = rungOf(tree.get(member)?.inviter ?? '')
    let at = inviter && inviter.member[walk] > 0 ? inviter : inviter?.higher
    while (at && paid < RATIO_ONE) {
      const ratio = at.member[walk]
      earners.push({ id: at.member.id, ratio: ratio - paid })
      paid = ratio
      at = at.higher
    }
    return earners
  }
}
