import { Refusal } from '#server/db/Refusal.ts'
import type { InTx } from '#server/desk/DeskAct.ts'
import { journalOf } from '#server/statements/journalOf.ts'
import { entriesInJournal } from '#server/statements/ledgerEntries.ts'
import { say } from '#shared/locale.ts'

const WHAT = { en: 'This journal', zh: '這筆分錄' }

export const journal: InTx<'operator/journal'> = async ({ tx, body, locale }) => {
  const { id, ...page } = body
  const found = await journalOf(tx, id)
  if (!found) throw new Refusal('notFound', { values: { what: say(WHAT, locale) }, field: 'id' })
  return { result: { ...found, ...(await entriesInJournal(tx, { ...page, journal: id })) } }
}
