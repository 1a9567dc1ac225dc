import { dayOf } from '#shared/days.ts'

/** The number of what is nothing but a journal: date and id, as in 26112100007. */
export const numberOf = (journal: string, at: Date): string =>
  dayOf(at).replaceAll('-', '').slice(2) + journal.padStart(5, '0')
