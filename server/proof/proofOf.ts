import type { Tx } from '#server/db/Tx.ts'
import type { BalanceProof } from '#shared/proof/checkProof.ts'
import { depthOf, type Node } from '#shared/proof/texts.ts'
import { baseOf, emptyNode, leafOf, levelAbove, nodeOf, type Row } from './tree.ts'

type Day = {
  day: string
  at: string
  seed: string
  count: number
  root: string
  BTCW: bigint
  BTCWT: bigint
}

/** A member's part in a tree: null where the member had never had anything by then. */
export type OwnProof = { day: string; proof: BalanceProof | null }

/** The newest published tree that leaves are kept of, and the member's way up in it; nothing where there is none. */
export async function proofOf(tx: Tx, member: string): Promise<OwnProof | null> {
  const [tree] = await tx<Day>`
    select day, at, seed, leaves as count, root, btcw as "BTCW", btcwt as "BTCWT" from proof_day
    where published_at is not null and forgotten_at is null order by day desc limit 1`
  if (!tree) return null
  const { day, at, count, root } = tree
  // The member's few leaves first: the day alone may look like nothing to a planner that does not know it yet.
  const [own] = await tx<{ place: number }>`
    select place from (select day, place from proof_leaf where member_id = ${member} offset 0) l where day = ${day}`
  if (!own) return { day, proof: null }
  const { place } = own
  const block = await readBlock(tx, tree, place)
  const leaf = block.leaves[place - block.first]
  if (!leaf) throw new Error(`the tree of ${day} has no leaf at ${place}`)
  const path = [...(await inBlock(block, tree, place)), ...(await inNodes(tx, tree, place))]
  const totals = { BTCW: tree.BTCW, BTCWT: tree.BTCWT }
  const proof = {
    day,
    at: new Date(at).toISOString(),
    count,
    root,
    totals,
    place,
    leaf: leafOf(tree.seed, leaf),
    path,
  }
  return { day, proof }
}

type Block = { first: number; leaves: Row[] }

async function readBlock(tx: Tx, { day, count }: Day, place: number): Promise<Block> {
  const size = 2 ** baseOf(count)
  const first = place - (place % size)
  const leaves = await tx<Row>`
    select member_id as member, account, btcw as "BTCW", btcwt as "BTCWT" from proof_leaf
    where day = ${day} and place >= ${first} and place < ${first + size} order by place`
  return { first, leaves }
}

/** The nodes beside the way through the block of leaves. */
async function inBlock({ first, leaves }: Block, tree: Day, place: number): Promise<Node[]> {
  const { day, count, seed } = tree
  const path: Node[] = []
  let nodes = leaves.map((row) => nodeOf(day, leafOf(seed, row)))
  for (let level = 0; level < baseOf(count); level += 1) {
    const from = first / 2 ** level
    const beside = Math.floor(place / 2 ** level) ^ 1
    path.push(nodes[beside - from] ?? emptyNode({ day, level, place: beside }))
    nodes = await levelAbove(nodes, { day, level, place: from })
  }
  return path
}

/** The nodes beside the way further up, one row a level. */
async function inNodes(tx: Tx, { day, count }: Day, place: number): Promise<Node[]> {
  const base = baseOf(count)
  const spots = Array.from({ length: depthOf(count) - base }, (_, i) => ({
    day,
    level: base + i,
    place: Math.floor(place / 2 ** (base + i)) ^ 1,
  }))
  const rows = await tx<Node & { level: number }>`
    select n.level, n.hash, n.btcw as "BTCW", n.btcwt as "BTCWT"
    from unnest(${spots.map(({ level }) => level)}::int[], ${spots.map((spot) => spot.place)}::int[]) as s(level, place)
    cross join lateral (
      select * from proof_node where day = ${day} and level = s.level and place = s.place offset 0) n`
  return spots.map((spot) => {
    const found = rows.find(({ level }) => level === spot.level)
    if (!found) return emptyNode(spot)
    const { level: _, ...node } = found
    return node
  })
}
