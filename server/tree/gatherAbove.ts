import type { Ancestor } from './ancestorsOf.ts'

type Tree = ReadonlyMap<string, Ancestor>

/**
 * For each member what it and all below bring, added up. Each edge of the tree is walked once: a member hands on what
 * came from below when all of it is there.
 */
export function gatherAbove<Brought>(
  tree: Tree,
  brought: ReadonlyMap<string, Brought>,
  add: (one: Brought, other: Brought) => Brought,
): ReadonlyMap<string, Brought> {
  const sums = new Map(brought)
  for (const { id, inviter } of fromBelow(tree)) {
    const handed = sums.get(id)
    if (!inviter || handed === undefined) continue
    const there = sums.get(inviter)
    sums.set(inviter, there === undefined ? handed : add(there, handed))
  }
  return sums
}

/** The members in an order in which nobody comes before those below. */
function fromBelow(tree: Tree): Ancestor[] {
  const waiting = invited(tree)
  // It grows while it is walked: each member comes in with the last of those below.
  const order = [...tree.values()].filter(({ id }) => !waiting.has(id))
  for (const { inviter } of order) {
    const above = tree.get(inviter ?? '')
    if (!above) continue
    const left = (waiting.get(above.id) ?? 0) - 1
    waiting.set(above.id, left)
    if (left === 0) order.push(above)
  }
  return order
}

/** How many each has invited, of those in the tree; nobody who has invited nobody. */
function invited(tree: Tree): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { inviter } of tree.values()) {
    if (inviter) counts.set(inviter, (counts.get(inviter) ?? 0) + 1)
  }
  return counts
}
