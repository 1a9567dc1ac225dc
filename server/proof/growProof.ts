import type { Tx } from '#server/db/Tx.ts'
import { depthOf, type Node, rootText } from '#shared/proof/texts.ts'
import { baseOf, leafOf, levelAbove, nodeOf, type Row, sha256, widthOf } from './tree.ts'

/** Nodes made in one transaction; each of the lowest level stands above a block of leaves. */
const CHUNK = 512

type Going = {
  day: string
  at: string
  seed: string
  leaves: number
  level: number
  place: number
  BTCW: bigint
  BTCWT: bigint
}

/**
 * Makes the next nodes of the oldest tree that is not built yet, and its root once all are there. What is made, and how
 * far it is, changes in one transaction: it can die anywhere and be told again. Answers whether there was anything to do.
 */
export async function growProof(tx: Tx, size = CHUNK): Promise<boolean> {
  const [going] = await tx<Going>`
    select day, at, seed, leaves, level, place, btcw as "BTCW", btcwt as "BTCWT" from proof_day
    where root is null order by day limit 1 for update skip locked`
  if (!going) return false
  const { day, leaves, place } = going
  const level = Math.max(going.level, baseOf(leaves))
  const until = Math.min(place + size, widthOf(leaves, level))
  const spot = { ...going, level }
  const made =
    level === baseOf(leaves) ? await ofLeaves(tx, spot, until) : await ofNodes(tx, spot, until)
  await tx`
    insert into proof_node (day, level, place, hash, btcw, btcwt)
    select ${day}::date, ${level}::int, ${place}::int + n.i - 1, n.hash, n.btcw, n.btcwt
    from unnest(${made.map(({ hash }) => hash)}::text[], ${made.map(({ BTCW }) => BTCW)}::numeric[],
      ${made.map(({ BTCWT }) => BTCWT)}::numeric[]) with ordinality as n(hash, btcw, btcwt, i)`
  const through = until >= widthOf(leaves, level)
  if (through && level === depthOf(leaves)) return close(tx, going, made[0])
  const next = through ? { level: level + 1, place: 0 } : { level, place: until }
  await tx`update proof_day set level = ${next.level}, place = ${next.place} where day = ${day}`
  return true
}

/** The lowest nodes that are stored, out of their leaves. */
async function ofLeaves(
  tx: Tx,
  { day, seed, level, place }: Going,
  until: number,
): Promise<Node[]> {
  const first = place * 2 ** level
  const rows = await tx<Row>`
    select member_id as member, account, btcw as "BTCW", btcwt as "BTCWT" from proof_leaf
    where day = ${day} and place >= ${first} and place < ${until * 2 ** level} order by place`
  let nodes = rows.map((row) => nodeOf(day, leafOf(seed, row)))
  for (let below = 0; below < level; below += 1) {
    nodes = await levelAbove(nodes, { day, level: below, place: first / 2 ** below })
  }
  return nodes
}

/** Nodes out of the level below. */
async function ofNodes(tx: Tx, { day, level, place }: Going, until: number): Promise<Node[]> {
  const below = { day, level: level - 1, place: place * 2 }
  const nodes = await tx<Node>`
    select hash, btcw as "BTCW", btcwt as "BTCWT" from proof_node
    where day = ${day} and level = ${below.level} and place >= ${below.place} and place < ${until * 2} order by place`
  return levelAbove(nodes, below)
}

/** The highest node is there: the root commits to it. Throws where it does not add up to what was set down. */
async function close(tx: Tx, going: Going, top: Node | undefined): Promise<true> {
  const { day, leaves, BTCW, BTCWT } = going
  if (top?.BTCW !== BTCW || top.BTCWT !== BTCWT) {
    throw new Error(`the tree of ${day} does not add up to what was set down`)
  }
  const at = new Date(going.at).toISOString()
  const root = sha256(rootText({ day, at, count: leaves, top: top.hash, BTCW, BTCWT }))
  await tx`update proof_day set root = ${root} where day = ${day}`
  return true
}
