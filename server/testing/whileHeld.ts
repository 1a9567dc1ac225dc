import { randomUUID } from 'node:crypto'
import { available, treasury } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import type { Books } from './openBooks.ts'

/** Does something while nobody else can move what this member has, and answers what came of it once somebody can. */
export const whileHeld = <T>(
  { db, clock }: Pick<Books, 'db' | 'clock'>,
  member: string,
  work: () => Promise<T>,
) =>
  db.inTx(async (tx) => {
    const moves = [{ from: treasury, to: available(member), coin: 'BTCW' as const, amount: 1n }]
    await post(tx, { key: randomUUID(), kind: 'test', now: clock.now(), moves })
    return work()
  })
