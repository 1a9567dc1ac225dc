import { Refusal } from '#server/db/Refusal.ts'
import type { InTx } from '#server/desk/DeskAct.ts'
import { paidDay } from '#server/statements/paidDays.ts'
import { type Locale, say } from '#shared/locale.ts'

const WHAT = { en: 'This day', zh: '這一天' }

export const day: InTx<'operator/day'> = async ({ tx, body, locale }) => {
  const result = await paidDay(tx, body.day)
  if (!result) throw noDay(locale)
  return { result }
}

const noDay = (locale: Locale): Refusal =>
  new Refusal('notFound', { values: { what: say(WHAT, locale) }, field: 'day' })
