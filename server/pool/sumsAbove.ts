import type { Ancestor } from '#server/tree/ancestorsOf.ts'

type Tree = ReadonlyMap<string, Ancestor>

/**
 * For everyone above, the sum of what the members below bring; who brings something is not in the own sum. Each edge of
 * the tree is walked once: a member hands on what came from below when all of it is there.
 */
export function sumsAbove(
  tree: Tree,
  brought: ReadonlyMap<string, bigint>,
): ReadonlyMap<string, bigint> {
  const sums = new Map<string, bigint>()
  for (const { id, inviter } of fromBelow(tree)) {
    if (!inviter) continue
    const handed = (brought.get(id) ?? 0n) + (sums.get(id) ?? 0n)
    sums.set(inviter, (sums.get(inviter) ?? 0n) + handed)
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
