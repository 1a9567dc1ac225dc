import * as z from 'zod/mini'
import { Amount } from '#shared/money.ts'
import { Day, Id, Time } from '#shared/rules.ts'
import { call } from './call.ts'
import { page, pageOf } from './page.ts'

/** SHA-256, as 64 hexadecimal digits. */
const Digest = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const Sums = { BTCW: Amount, BTCWT: Amount }

/** What was published of a day's tree: docs/proof.md. */
const PublishedProof = z.lazy(() =>
  z.object({
    day: Day,
    /** When the books were read. */
    at: Time,
    root: Digest,
    /** Members that have a leaf. */
    count: z.int(),
    /** What all leaves add up to. */
    totals: z.object(Sums),
    /** What members are below zero by, after the chain took money back: taken from no sum. */
    short: z.object(Sums),
    block: z.int(),
    /** What the pool held at the block; null: the node could not tell. */
    held: z.nullable(z.object(Sums)),
    /** Of the totals, what had been paid out by the block and was not booked yet. */
    gone: z.object(Sums),
    noticeId: Id,
    publishedAt: Time,
    /** The transaction that holds the root; null: none is settled. */
    anchor: z.nullable(z.object({ hash: z.string(), block: z.int() })),
  }),
)

const Node = z.lazy(() => z.object({ hash: Digest, ...Sums }))

/** A member's own leaf and the way from it to the root of a day; `shared/proof` checks it. */
const OwnProof = z.lazy(() =>
  z.object({
    day: Day,
    /** Null: the member had never had anything by then. */
    proof: z.nullable(
      z.object({
        day: Day,
        at: Time,
        count: z.int(),
        root: Digest,
        totals: z.object(Sums),
        place: z.int(),
        leaf: z.object({ uid: Id, account: z.string(), salt: Digest, ...Sums }),
        path: z.array(Node).check(z.maxLength(31)),
      }),
    ),
  }),
)

export const proof = {
  /** What was published of each day's sum tree, the newest first. */
  'home/proofs': call({
    who: 'anyone',
    body: () => z.object({ ...page }),
    result: () =>
      z.extend(pageOf(PublishedProof), {
        /** Whether this farm puts roots on the chain. Answers kept of old lack it. */
        anchors: z.optional(z.boolean()),
      }),
    offline: true,
  }),
  /** The member's own part in the newest published total; null before the first one. */
  'asset/balanceProof': call({
    who: 'member',
    body: () => z.object({}),
    result: () => z.nullable(OwnProof),
    offline: true,
  }),
}
