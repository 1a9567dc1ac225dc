import * as z from 'zod/mini'
import { Coin } from '#shared/api/coin.ts'
import { page, pageOf } from '#shared/api/page.ts'
import { SignedAmount } from '#shared/money.ts'
import { Id, Time } from '#shared/rules.ts'
import { deskCall } from './deskCall.ts'

const Entry = z.object({
  id: Id,
  journal: Id,
  kind: z.string(),
  at: Time,
  /** A member's id, or 0: the house. */
  owner: Id,
  account: z.string(),
  coin: Coin,
  amount: SignedAmount,
  balanceAfter: SignedAmount,
  /** The line that the member sees; null: none. */
  type: z.nullable(z.string()),
  refType: z.nullable(z.string()),
  refId: z.nullable(Id),
  /** The number of the order or withdrawal that it is about; null: of neither. */
  refNo: z.nullable(z.string()),
  meta: z.unknown(),
})

/** What an account held before the first entry of a search and after its last, cut as a member's records are. */
const Balances = z.object({ opening: SignedAmount, closing: SignedAmount })

/** What a journal did to the accounts of one name in a coin. All of a coin add up to zero. */
const Moved = z.object({
  account: z.string(),
  coin: Coin,
  entries: z.int(),
  amount: SignedAmount,
})

/** An audit that was asked for: its run will have its id. */
const Asked = z.object({ id: Id, actor: z.string(), startedAt: Time })

const Run = z.extend(Asked, {
  finishedAt: Time,
  findings: z.array(
    z.object({
      rule: z.string(),
      found: z.string(),
      /** Of the member that it is about (`namedInFinding`), as it is now; null: it is about none. */
      nickname: z.nullable(z.string()),
    }),
  ),
})

const roles = ['treasurer'] as const
const word = z.optional(
  z.string({ error: 'keywords' }).check(z.regex(/^[a-z_]{1,40}$/, 'keywords')),
)
const moment = z.optional(
  z.string({ error: 'time' }).check(z.regex(/^\d{4}-\d{2}-\d{2}(T[\d:.]{5,15}Z)?$/, 'time')),
)

export const books = {
  /**
   * Entries of the ledger, the newest first, of a journal or of an owner: one of the two is wanted. An owner's time is cut in the
   * order of booking (`cutPlaces`): an entry that was booked late is in the time that was under way.
   */
  'operator/entries': deskCall({
    roles,
    body: () =>
      z.object({
        ...page,
        journal: z.optional(Id),
        owner: z.optional(Id),
        account: word,
        coin: z.optional(Coin),
        type: word,
        from: moment,
        to: moment,
      }),
    result: () =>
      z.extend(pageOf(Entry), {
        /** On the first page of what is searched in one account alone, whatever the type; else null. */
        balances: z.nullable(Balances),
      }),
  }),
  /** A journal with its entries in the order of what they are about, and what in the world it stands for. */
  'operator/journal': deskCall({
    roles,
    body: () => z.object({ ...page, id: Id }),
    result: () =>
      z.extend(pageOf(Entry), {
        id: Id,
        owner: Id,
        key: z.string(),
        kind: z.string(),
        meta: z.unknown(),
        createdAt: Time,
        /** On the first page; later ones have null. */
        moved: z.nullable(z.array(Moved)),
        cause: z.object({
          what: z.enum(['day', 'payment', 'withdrawal', 'transaction', 'grant', 'member', 'other']),
          /** The day, the hash, the number, the member or the key. */
          ref: z.string(),
        }),
      }),
  }),
  /**
   * Has every invariant of the books checked, which with many members takes minutes: it answers at once, and the result will be
   * among the audits. Where one is under way it is that one. Nothing of the books is changed, so auditors may.
   */
  'operator/audit': deskCall({
    roles: ['treasurer', 'auditor'],
    body: () => z.object({}),
    result: () => Asked,
    writes: true,
  }),
  /** What audits found, the newest first, and the one that is under way. */
  'operator/audits': deskCall({
    roles,
    body: () => z.object({ ...page }),
    result: () => z.extend(pageOf(Run), { running: z.nullable(Asked) }),
  }),
}
