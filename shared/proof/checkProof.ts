import {
  depthOf,
  emptyText,
  type Leaf,
  leafText,
  type Node,
  nodeText,
  rootText,
  type Spot,
} from './texts.ts'

/** A member's proof for a day: the own leaf, its place, and the nodes beside the way up, from below. Base units. */
export type BalanceProof = {
  day: string
  at: string
  count: number
  root: string
  totals: { BTCW: bigint; BTCWT: bigint }
  place: number
  leaf: Leaf
  path: Node[]
}

/** Whose proof it has to be, and the root that was published for its day. */
export type Expected = { uid: string; account: string; root: string }

/** Why a proof does not hold. */
export type Flaw = 'notOurs' | 'otherRoot' | 'malformed' | 'negative' | 'totals' | 'hash'

/** SHA-256 of a text in UTF-8, as 64 hexadecimal digits. */
export type Hash = (text: string) => string | Promise<string>

/** No sum is as large: the largest amount that the service knows. */
const BOUND = 10n ** 45n
const HEX = /^[0-9a-f]{64}$/

/** Checks a proof by itself: nothing is asked of anybody. Answers what is wrong with it, or null where it holds. */
export async function checkProof(
  proof: BalanceProof,
  expected: Expected,
  hash: Hash,
): Promise<Flaw | null> {
  const { leaf, root } = proof
  if (leaf.uid !== expected.uid || leaf.account !== expected.account.toLowerCase()) return 'notOurs'
  if (root !== expected.root) return 'otherRoot'
  if (!isWellFormed(proof)) return 'malformed'
  if (![leaf, ...proof.path].every(isBounded)) return 'negative'
  const top = await climb(proof, hash)
  if (typeof top === 'string') return top
  const { BTCW, BTCWT } = proof.totals
  if (top.BTCW !== BTCW || top.BTCWT !== BTCWT) return 'totals'
  const { day, at, count } = proof
  const found = await hash(rootText({ day, at, count, top: top.hash, BTCW, BTCWT }))
  return found === root ? null : 'hash'
}

/** From the leaf to the highest node. */
async function climb(proof: BalanceProof, hash: Hash): Promise<Node | Flaw> {
  const { day, leaf } = proof
  let place = proof.place
  let at: Node = {
    hash: await hash(leafText(day, leaf)),
    BTCW: leaf.BTCW,
    BTCWT: leaf.BTCWT,
  }
  for (const [level, beside] of proof.path.entries()) {
    if (!(await maybeEmpty(proof, { day, level, place: place ^ 1 }, { beside, hash })))
      return 'hash'
    const [left, right] = place % 2 === 0 ? [at, beside] : [beside, at]
    place = Math.floor(place / 2)
    at = await above({ day, level: level + 1, place }, [left, right], hash)
    if (!isBounded(at)) return 'negative'
  }
  return at
}

/** The node above two: what it adds up to, and its hash. */
export async function above(
  spot: Spot,
  [left, right]: readonly [Node, Node],
  hash: Hash,
): Promise<Node> {
  return {
    hash: await hash(nodeText(spot, left, right)),
    BTCW: left.BTCW + right.BTCW,
    BTCWT: left.BTCWT + right.BTCWT,
  }
}

type Beside = { beside: Node; hash: Hash }

/** Where no member stands below a place there is nothing but the empty node. */
async function maybeEmpty({ count }: BalanceProof, spot: Spot, { beside, hash }: Beside) {
  if (spot.place * 2 ** spot.level < count) return true
  const found = await hash(emptyText(spot))
  return beside.hash === found && beside.BTCW === 0n && beside.BTCWT === 0n
}

function isWellFormed({ day, at, count, place, leaf, path }: BalanceProof): boolean {
  return (
    Number.isSafeInteger(count) &&
    count <= 2 ** 31 &&
    Number.isSafeInteger(place) &&
    place >= 0 &&
    place < count &&
    path.length === depthOf(count) &&
    /^\d{4}-\d\d-\d\d$/.test(day) &&
    /^[\d:.TZ-]{20,30}$/.test(at) &&
    /^\d{1,19}$/.test(leaf.uid) &&
    /^0x[0-9a-f]{40}$/.test(leaf.account) &&
    [leaf.salt, ...path.map((node) => node.hash)].every((it) => HEX.test(it))
  )
}

const isBounded = ({ BTCW, BTCWT }: Pick<Node, 'BTCW' | 'BTCWT'>): boolean =>
  BTCW >= 0n && BTCW < BOUND && BTCWT >= 0n && BTCWT < BOUND
