import { createHash } from 'node:crypto'
import { above } from '#shared/proof/checkProof.ts'
import {
  depthOf,
  emptyText,
  type Leaf,
  leafText,
  type Node,
  type Spot,
  saltText,
} from '#shared/proof/texts.ts'

/** Levels of a block of leaves, whose inner nodes are not stored. */
const BLOCK_LEVELS = 4

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The lowest level that is stored of a tree of so many leaves. */
export const baseOf = (count: number): number => Math.min(BLOCK_LEVELS, depthOf(count))

/** Places of a level below which there is a member. */
export const widthOf = (count: number, level: number): number => Math.ceil(count / 2 ** level)

/** A leaf as it is stored. */
export type Row = { member: string; account: string; BTCW: bigint; BTCWT: bigint }

/** A leaf with the salt that its member is told. */
export const leafOf = (seed: string, { member, ...rest }: Row): Leaf => ({
  ...rest,
  uid: member,
  salt: sha256(saltText(seed, member)),
})

export const nodeOf = (day: string, leaf: Leaf): Node => ({
  hash: sha256(leafText(day, leaf)),
  BTCW: leaf.BTCW,
  BTCWT: leaf.BTCWT,
})

export const emptyNode = (spot: Spot): Node => ({
  hash: sha256(emptyText(spot)),
  BTCW: 0n,
  BTCWT: 0n,
})

/** The level above nodes that stand side by side; `from` is where the first of them stands, an even place. */
export async function levelAbove(nodes: readonly Node[], { day, level, place }: Spot) {
  const next: Node[] = []
  for (let i = 0; i < nodes.length; i += 2) {
    const left = nodes[i]
    if (!left) throw new Error('a level has a hole')
    const right = nodes[i + 1] ?? emptyNode({ day, level, place: place + i + 1 })
    const spot = { day, level: level + 1, place: (place + i) / 2 }
    next.push(await above(spot, [left, right], sha256))
  }
  return next
}
