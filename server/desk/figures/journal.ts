import { Refusal } from '#server/db/Refusal.ts'
import type { InTx } from '#server/desk/DeskAct.ts'
import { journalMoved } from '#server/statements/journalMoved.ts'
import { journalOf } from '#server/statements/journalOf.ts'
import { entriesInJournal } from '#server/statements/ledgerEntries.ts'
import { say } from '#shared/locale.ts'

const WHAT = { en: 'This journal', zh: '這筆日記帳' }

export const journal: InTx<'operator/journal'> = async ({ tx, body, locale }) => {
  const { id, ...page } = body
  const found = await journalOf(tx, id)
  if (!found) throw new Refusal('notFound', { values: { what: say(WHAT, locale) }, field: 'id' })
  const moved = page.cursor === undefined ? await journalMoved(tx, id) : null
  return { result: { ...found, moved, ...(await entriesInJournal(tx, { ...page, journal: id })) } }
}
