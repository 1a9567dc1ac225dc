import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'
import type { DeskAct } from '#server/desk/DeskAct.ts'
import { accountBalances } from '#server/statements/accountBalances.ts'
import { ledgerEntries } from '#server/statements/ledgerEntries.ts'
import { type Range, timeRange } from '#server/statements/timeRange.ts'
import type { DeskBody } from '#shared/desk/index.ts'

/** Refuses `searchTooWide`, and `malformed` for a day that is in no calendar. */
export const entries: DeskAct<'operator/entries'> = {
  look: async ({ world, body, locale }) => {
    const { journal, owner, from, to } = body
    if (journal === undefined && owner === undefined) {
      throw new Refusal('searchTooWide', { field: 'owner' })
    }
    const range = timeRange({ from, to }, locale)
    // Of one moment: what is booked between two reads would be among the entries and in no balance.
    const result = await world.db.inTx(async (tx) => {
      await tx`set transaction isolation level repeatable read, read only`
      const balances = await balancesOf(tx, body, range)
      return { ...(await ledgerEntries(tx, { ...body, range })), balances }
    })
    return async () => ({ result })
  },
}

type Asked = DeskBody<'operator/entries'>

/** They are those of one account, told on the first page. */
async function balancesOf(tx: Tx, { journal, cursor, ...of }: Asked, range: Range) {
  const { owner, account, coin } = of
  if (journal !== undefined || cursor !== undefined) return null
  if (owner === undefined || account === undefined || coin === undefined) return null
  return accountBalances(tx, { owner, account, coin, range })
}
