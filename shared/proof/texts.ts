/** What is hashed, as text that anybody can hash again: docs/proof.md. Line by line, none of which can hold a line break. */
const text = (what: string, ...lines: readonly (string | number | bigint)[]): string =>
  [`bitwave-farm/proof/1/${what}`, ...lines].join('\n')

/** A node of the tree: what stands below it, added up, and the hash that commits to that. Base units. */
export type Node = { hash: string; BTCW: bigint; BTCWT: bigint }

/** Where a node stands: 0 is the level of the leaves, places count from the left. */
export type Spot = { day: string; level: number; place: number }

/** What was owed to one member. `account` in lower case; `salt` is told to that member alone. */
export type Leaf = { uid: string; account: string; salt: string; BTCW: bigint; BTCWT: bigint }

/** What is published of a day. `at` is the moment of the books, `top` the hash of the highest node. */
export type Root = {
  day: string
  at: string
  count: number
  top: string
  BTCW: bigint
  BTCWT: bigint
}

/** Secret of the service for one member and day, out of the day's secret: neither tells anything of another. */
export const saltText = (seed: string, uid: string): string => text('salt', seed, uid)

/** Of the leaf at a place. The account is in it, so that one leaf cannot be shown to two members. */
export const leafText = (day: string, { uid, account, salt, BTCW, BTCWT }: Leaf): string =>
  text('leaf', day, uid, account, salt, BTCW, BTCWT)

/** Of a place that no member stands below. */
export const emptyText = ({ day, level, place }: Spot): string => text('empty', day, level, place)

/** Of two nodes side by side: each child's sums by themselves, not only what they add up to. */
export const nodeText = ({ day, level, place }: Spot, left: Node, right: Node): string =>
  text('node', day, level, place, ...inside(left), ...inside(right))

const inside = ({ hash, BTCW, BTCWT }: Node) => [hash, BTCW, BTCWT] as const

/** Of all that is published. */
export const rootText = ({ day, at, count, top, BTCW, BTCWT }: Root): string =>
  text('root', day, at, count, top, BTCW, BTCWT)

/** Levels above the leaves of so many members: the least that hold them. */
export function depthOf(count: number): number {
  let depth = 0
  while (2 ** depth < count) depth += 1
  return depth
}

/** What is written on the chain for a day. */
export const anchorText = (day: string, root: string): string => `bitwave-farm proof ${day} ${root}`
