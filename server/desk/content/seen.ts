import { Refusal } from '#server/db/Refusal.ts'
import type { Locale } from '#shared/locale.ts'
import { say, type Words } from '#shared/locale.ts'

/** What was read when it was looked at is what is changed. Refuses `changedSince`. */
export function sameAs(current: number | undefined, seen: number | undefined): void {
  if (current !== seen) throw new Refusal('changedSince', { field: 'revision' })
}

/** From when: now where nothing is said. Refuses `momentPast`: what members saw yesterday is not changed today. */
export function momentOf(at: string | undefined, now: Date): Date {
  const moment = at === undefined ? now : new Date(at)
  if (moment < now) throw new Refusal('momentPast', { field: 'at' })
  return moment
}

const WHAT = {
  notice: { en: 'This notice', zh: '這則公告' },
  article: { en: 'This article', zh: '這篇文章' },
  ad: { en: 'This ad', zh: '這則廣告' },
} satisfies Record<string, Words>

/** What is said where there is none. */
export const missing = (what: keyof typeof WHAT, field: string, locale: Locale): Refusal =>
  new Refusal('notFound', { values: { what: say(WHAT[what], locale) }, field })

/** Whether two things read the same. */
export const alike = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
