import * as z from 'zod/mini'
import type { Difference } from '#shared/differences.ts'
import { type Locale, say, type Words } from '#shared/locale.ts'
import { Amount, Ratio } from '#shared/money.ts'
import type { ParameterField } from '#shared/publicFields.ts'
import { countText, exactPowerText, exactText, ratioText } from './format.ts'

/** What fields are called, by their name. */
type FieldTable = Readonly<Record<string, ParameterField>>

/** How many days a plan has, where that is known. */
export type DaysOf = (plan: string) => string | undefined

type Place = Pick<Difference, 'field' | 'of'>
type Saying = { fields: FieldTable; daysOf: DaysOf; locale: Locale }

/** A change in words. */
export type ChangeSaid = { field: string; label: string; before: string; after: string }

const NEW: Words = { en: 'new', zh: '新增' }
const GONE: Words = { en: 'no longer', zh: '已取消' }
const TERM: Words = { en: '{days}-day term', zh: '{days} 天期限' }
const PLAN: Words = { en: 'term “{of}”', zh: '期限「{of}」' }
const GRADE: Words = { en: 'grade {of}', zh: '等級 {of}' }
const DAYS: Words = { en: '{n} days', zh: '{n} 天' }
const DAY: Words = { en: '1 day', zh: '1 天' }
const SECONDS: Words = { en: '{n} seconds', zh: '{n} 秒' }
const ON: Words = { en: 'on', zh: '開放' }
const OFF: Words = { en: 'off', zh: '關閉' }

/** A change as its field's name and two values; one that the table does not know goes by its own name and digits. */
export function changeSaid({ field, of, before, after }: Difference, saying: Saying): ChangeSaid {
  const { locale, fields } = saying
  const gone = fields[field]?.none ? null : { was: say(NEW, locale), is: say(GONE, locale) }
  const said = (value: string | null) => valueSaid({ field, of }, value, saying)
  return {
    field: `${of ?? ''} ${field}`,
    label: labelSaid({ field, of }, saying),
    before: before === null && gone ? gone.was : said(before),
    after: after === null && gone ? gone.is : said(after),
  }
}

/** Changes in words, row by row, each in the order of the table. */
export function changesSaid(changes: readonly Difference[], saying: Saying): ChangeSaid[] {
  const order = Object.keys(saying.fields)
  const rows = changes.map(({ of }) => of)
  return changes
    .toSorted(
      (a, b) =>
        rows.indexOf(a.of) - rows.indexOf(b.of) || order.indexOf(a.field) - order.indexOf(b.field),
    )
    .map((it) => changeSaid(it, saying))
}

/** What a field is called: "Withdrawal fee of BTCW". */
export function labelSaid({ field, of }: Place, { fields, daysOf, locale }: Saying): string {
  const known = fields[field]
  if (!known) return [field, of].filter(Boolean).join(' · ')
  return say(known.words, locale, { of: of === null ? '' : rowSaid(field, of, { daysOf, locale }) })
}

/** What a row of a parameter is called: "BTCW", "30-day term", "grade 1". */
export function rowSaid(
  field: string,
  of: string,
  { daysOf, locale }: Pick<Saying, 'daysOf' | 'locale'>,
): string {
  const [name] = field.split('.')
  if (name === 'grades') return say(GRADE, locale, { of })
  if (name !== 'plans') return of
  const days = daysOf(of)
  return days === undefined ? say(PLAN, locale, { of }) : say(TERM, locale, { days })
}

/** A value of a field as it is read: "0.5 BTCW", "12.5%", "on". */
export function valueSaid({ field, of }: Place, value: string | null, saying: Saying): string {
  const { fields, locale } = saying
  const known = fields[field]
  if (value === null) return known?.none ? say(known.none, locale) : '–'
  return known ? textOf(value, { ...known, of }, locale) : value
}

type Figured = Pick<ParameterField, 'kind' | 'unit'> & { of: string | null }

function textOf(value: string, field: Figured, locale: Locale): string {
  switch (field.kind) {
    case 'flag':
      return flagSaid(value === 'true', locale)
    case 'days':
      return daysSaid(value, locale)
    case 'seconds':
      return say(SECONDS, locale, { n: grouped(value) })
    case 'text':
      return value
    default:
      return figureOf(value, field)
  }
}

function figureOf(value: string, { kind, unit, of }: Figured): string {
  if (kind === 'ratio') {
    const ratio = z.safeDecode(Ratio, value)
    return ratio.success ? ratioText(ratio.data) : value
  }
  const amount = z.safeDecode(Amount, value)
  if (!amount.success) return value
  if (kind === 'power') return exactPowerText(amount.data)
  return [exactText(amount.data), unit === 'coin' ? of : unit].filter(Boolean).join(' ')
}

/** "on" or "off". */
export const flagSaid = (isOn: boolean, locale: Locale) => say(isOn ? ON : OFF, locale)

/** "30 days". */
export const daysSaid = (days: string, locale: Locale) =>
  days === '1' ? say(DAY, locale) : say(DAYS, locale, { n: grouped(days) })

const grouped = (digits: string) => (/^\d+$/.test(digits) ? countText(BigInt(digits)) : digits)
