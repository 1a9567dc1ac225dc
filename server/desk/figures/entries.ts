import { Refusal } from '#server/db/Refusal.ts'
import type { InTx } from '#server/desk/DeskAct.ts'
import { ledgerEntries } from '#server/statements/ledgerEntries.ts'
import { timeRange } from '#server/statements/timeRange.ts'

/** Refuses `searchTooWide`, and `malformed` for a day that is in no calendar. */
export const entries: InTx<'operator/entries'> = async ({ tx, body, locale }) => {
  const { journal, owner, from, to } = body
  if (journal === undefined && owner === undefined) {
    throw new Refusal('searchTooWide', { field: 'owner' })
  }
  return { result: await ledgerEntries(tx, { ...body, range: timeRange({ from, to }, locale) }) }
}
