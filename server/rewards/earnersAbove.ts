import type { Ancestor } from '#server/tree/ancestorsOf.ts'
import { RATIO_ONE } from '#shared/money.ts'

/** The two walks up the inviters: over agents, over mining sites (decisions §4). */
export type Walk = 'rewardRatio' | 'subsidyRatio'

/** Who is paid on a walk, and for which part of the ratio (ten-thousandths): what nobody below was paid for. */
export type Earner = { id: string; ratio: number }

/**
 * Answers who is paid when an order of a member earns: the walk starts at the member's inviter, and each earner on the
 * way gets what is above the highest ratio so far. The differences on one walk never add up to more than 1.
 */
export function earnersAbove(tree: ReadonlyMap<string, Ancestor>, walk: Walk) {
  const nextAbove = nearestEarner(tree, walk)
  return (member: string): Earner[] => {
    const earners: Earner[] = []
    let paid = 0
    let at = nextAbove(member)
    while (at && paid < RATIO_ONE) {
      const ratio = at[walk]
      if (ratio > paid) {
        earners.push({ id: at.id, ratio: ratio - paid })
        paid = ratio
      }
      at = nextAbove(at.id)
    }
    return earners
  }
}

/** The next member above with a ratio on this walk, remembered for everyone passed on the way. */
function nearestEarner(tree: ReadonlyMap<string, Ancestor>, walk: Walk) {
  const known = new Map<string, Ancestor | undefined>()
  const inviterOf = (id: string) => tree.get(tree.get(id)?.inviter ?? '')

  return (member: string): Ancestor | undefined => {
    const passed: string[] = []
    let below = member
    let found = inviterOf(below)
    while (!known.has(below)) {
      passed.push(below)
      if (!found || found[walk] > 0) break
      below = found.id
      found = inviterOf(below)
    }
    const nearest = known.has(below) ? known.get(below) : found
    for (const id of passed) known.set(id, nearest)
    return nearest
  }
}
