import type { Hex } from 'viem'
import type { Incoming } from './arrivalsIn.ts'
import type { Chain, Header } from './openChain.ts'
import type { ChainState } from './readState.ts'
import { MOST, STRETCH } from './stretches.ts'

/** Blocks after the cursor as the node shows them, and the payments in them. */
export type Window = {
  from: number
  to: number
  /** The newest block of the chain; the window ends there, or before it while we catch up. */
  head: Header
  /** The newest block that lies deep enough for its payments to be credited. */
  deep: number
  headers: Map<number, Header>
  incoming: Incoming[]
}

/** Headers kept, newest first: where a fork can be found. */
export const KEPT = 256

/** The chain changed while it was read: read again. */
export class Moved extends Error {
  override name = 'Moved'
}

type From = Pick<ChainState, 'cursor' | 'cursorHash' | 'deepest'>
type Newest = Pick<Window, 'head' | 'deep'>
type Told = Awaited<ReturnType<Chain['incoming']>>

/**
 * Reads on from the cursor: to the newest block, or no further than the cursor can be moved at once. Throws `Moved` where
 * what was read does not belong together, or does not stand on the cursor.
 */
export async function readWindow(
  chain: Chain,
  { cursor, cursorHash, deepest }: From,
  { head, deep }: Newest,
): Promise<Window> {
  const from = cursor + 1
  const furthest = Math.min(head.number, cursor + STRETCH)
  // Nothing after the cursor: the chain just begins, or was taken back to it.
  if (furthest < from) return { from, to: furthest, head, deep, headers: new Map(), incoming: [] }
  const told = await readOn(chain, { from, furthest, deep })
  const all = told.flatMap(({ payments }) => payments)
  const to = cut(all, deep) ?? furthest
  const incoming = all.filter(({ block }) => block <= to)
  const whole = told.filter((part) => part.to <= to)

  const shownIn = [...incoming.map(({ block }) => block), ...whole.map((part) => part.to)]
  const numbers = [from, ...shownIn, ...linked({ cursor, deepest }, to)]
  const headers = await readHeaders(chain, numbers)
  const shown = headers.get(to)?.hash
  if (cursorHash !== null && headers.get(from)?.parent !== cursorHash)
    throw new Moved(`block ${cursor} changed`)
  if (to === head.number && shown !== head.hash) throw new Moved('the head changed')
  // Whoever told of the payments has all these blocks; where the window was cut, the last payment is of that hash.
  for (const { to: block, last } of whole) standsIn(headers, block, last?.hash)
  for (const { block, blockHash } of incoming) standsIn(headers, block, blockHash)
  // The same newest block after as before: the payments and the headers are of one chain.
  if (incoming.length > 0 || to === head.number) await sameStill(chain, headers.get(to))
  return { from, to, head, deep, headers, incoming }
}

type Reading = { from: number; furthest: number; deep: number }

/** Stretch after stretch, until all is read or one transaction has enough to settle: the rest is read when its turn comes. */
async function readOn(chain: Chain, { from, furthest, deep }: Reading): Promise<Told[]> {
  const told: Told[] = []
  let due = 0
  for (let next = from; next <= furthest && due <= MOST; ) {
    const part = await chain.incoming(next, furthest)
    told.push(part)
    due += part.payments.filter(({ block }) => block <= deep).length
    next = part.to + 1
  }
  return told
}

/** Throws `Moved` where what was told of a block is not of the one that is shown. */
function standsIn(headers: Window['headers'], block: number, hash: Hex | undefined): void {
  if (headers.get(block)?.hash !== hash) throw new Moved(`block ${block} changed`)
}

/**
 * The blocks that must follow one another without a gap: the newest, and all of them where something was credited above
 * the cursor, which a gap would leave to any fork.
 */
function linked({ cursor, deepest }: Pick<From, 'cursor' | 'deepest'>, to: number): number[] {
  const first = deepest > cursor ? cursor + 1 : Math.max(cursor + 1, to - KEPT + 1)
  return Array.from({ length: to - first + 1 }, (_, place) => first + place)
}

/**
 * Where to stop so that no transaction settles too much: always after a whole block, and never above the settled depth, or
 * the next window would be this one again. undefined where there is no need to.
 */
function cut(incoming: readonly Incoming[], deep: number): number | undefined {
  const over = incoming[MOST]
  if (!over || over.block > deep) return undefined
  const before = incoming.findLast(({ block }, place) => place < MOST && block < over.block)
  return before?.block ?? over.block
}

/** The headers of these blocks. Each must be the parent of the next. */
async function readHeaders(chain: Chain, numbers: readonly number[]) {
  const headers = new Map<number, Header>()
  const ordered = [...new Set(numbers)].toSorted((a, b) => a - b)
  for (const [place, header] of (await chain.headers(ordered)).entries()) {
    if (!header || header.number !== ordered[place])
      throw new Moved(`block ${ordered[place]} is gone`)
    const parent: Hex | undefined = headers.get(header.number - 1)?.hash
    if (parent && parent !== header.parent) throw new Moved(`block ${header.number} changed`)
    headers.set(header.number, header)
  }
  return headers
}

async function sameStill(chain: Chain, last: Header | undefined): Promise<void> {
  if (!last) return
  const [now] = await chain.headers([last.number])
  if (now?.hash !== last.hash) throw new Moved(`block ${last.number} changed`)
}
