import * as z from 'zod/mini'
import { tidied } from './tidied.ts'

/** What went wrong with a field, by name; `shared/refusals.ts` has the words. */
export const text = (problem: string) => z.string({ error: problem })

/** As people paste it. */
export const tidy = z.overwrite(tidied)

/** A wallet address; upper and lower case are the same account (specification §3). */
export const Address = text('address').check(tidy, z.regex(/^0x[0-9a-fA-F]{40}$/, 'address'))

/** A transaction's hash. */
export const TxHash = text('hash').check(tidy, z.regex(/^0x[0-9a-fA-F]{64}$/, 'hash'))

/** With noughts before it, it would be another text for the same thing. */
export const ID = /^(?:0|[1-9]\d{0,17})$/

/** An id: digits, as the database gives them out. */
export const Id = text('id').check(z.regex(ID, 'id'))

/** A UTC day of the calendar, `2026-11-21`: PostgreSQL fails at a day that never is, and has no year 0. */
export const Day = text('day').check(
  z.regex(/^(?!0000)\d{4}-\d{2}-\d{2}$/, 'day'),
  z.refine(isInCalendar, 'day'),
)

function isInCalendar(day: string): boolean {
  const midnight = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day)
}

/** A moment, ISO 8601 in UTC. PostgreSQL fails at a year 0, and at a fraction without end. */
export const Time = z.iso
  .datetime('time')
  .check(z.regex(/^(?!0000)/, 'time'), z.maxLength(30, 'time'))
