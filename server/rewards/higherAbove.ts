import type { Ancestor } from '#server/tree/ancestorsOf.ts'

/** The two walks up the inviters: over agents, over mining sites (decisions §4). */
export type Walk = 'rewardRatio' | 'subsidyRatio'

type Tree = ReadonlyMap<string, Ancestor>

/** A member, with the next above whose ratio on the walk is higher. */
type Rung = {
  member: Ancestor
  higher: Rung | undefined
  /** One further up by the same links, for a search; undefined where that is past the last. */
  far: Rung | undefined
  /** How many links there are up to the last, and this one. */
  height: number
}

/**
 * Answers where a member stands; each is looked at once, however many ask. From rung to rung ratios grow, so the first
 * above a given one is found by leaps: their order on the tree may be any, the operators are not bound.
 */
export function higherAbove(tree: Tree, walk: Walk) {
  const rungs = new Map<string, Rung>()
  return (id: string): Rung | undefined => {
    for (const member of newFrom(tree, rungs, id).toReversed()) {
      const inviter = rungs.get(member.inviter ?? '')
      rungs.set(member.id, rungBelow(firstAbove(member[walk], inviter, walk), member))
    }
    return rungs.get(id)
  }
}

/** A member and those above, up to the first who has a rung. */
function newFrom(tree: Tree, rungs: ReadonlyMap<string, Rung>, id: string): Ancestor[] {
  const way: Ancestor[] = []
  let at = tree.get(id)
  while (at && !rungs.has(at.id)) {
    way.push(at)
    at = tree.get(at.inviter ?? '')
  }
  return way
}

function firstAbove(ratio: number, from: Rung | undefined, walk: Walk): Rung | undefined {
  let at = from
  while (at && at.member[walk] <= ratio) {
    const { far, higher } = at
    at = far && far.member[walk] <= ratio ? far : higher
  }
  return at
}

/** Where the two leaps up from the next are of one width, its leap is both and the step to it; else it is that step. */
function rungBelow(higher: Rung | undefined, member: Ancestor): Rung {
  const both = higher && leap(higher) === leap(higher.far)
  return { member, higher, far: both ? higher.far?.far : higher, height: heightOf(higher) + 1 }
}

const heightOf = (rung: Rung | undefined) => rung?.height ?? 0

const leap = (rung: Rung | undefined) => heightOf(rung) - heightOf(rung?.far)
