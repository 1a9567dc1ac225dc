import { Refusal } from '#server/db/Refusal.ts'
import type { DeskAct } from '#server/desk/DeskAct.ts'
import { type AccountCut, accountCuts } from '#server/statements/accountCuts.ts'
import { ledgerEntries } from '#server/statements/ledgerEntries.ts'
import { timeRange } from '#server/statements/timeRange.ts'
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
      const cuts = journal === undefined && owner ? await accountCuts(tx, owner, range) : []
      const found = await ledgerEntries(tx, { ...body, range, cuts })
      return { ...found, balances: balancesOf(cuts, body) }
    })
    return async () => ({ result })
  },
}

type Asked = DeskBody<'operator/entries'>

/** They are those of one account, told on the first page; one that was never used held nothing. */
function balancesOf(cuts: readonly AccountCut[], { journal, cursor, ...of }: Asked) {
  const { owner, account, coin } = of
  if (journal !== undefined || cursor !== undefined) return null
  if (owner === undefined || account === undefined || coin === undefined) return null
  const cut = cuts.find((it) => it.account === account && it.coin === coin)
  return { opening: cut?.opening ?? 0n, closing: cut?.closing ?? 0n }
}
