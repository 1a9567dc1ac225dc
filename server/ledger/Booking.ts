import type { Told } from '#server/inbox/tellMembers.ts'
import type { Locale } from '#shared/locale.ts'
import type { Move } from './Move.ts'

/** A money call that is nothing but one journal: a transfer, say. */
export type Booking = {
  owner: string
  key: string
  hash: string
  kind: string
  meta: Record<string, unknown> | null
  moves: readonly Move[]
  /** The sign-in that asks, by the hash of its token: where it has ended since, nothing is booked. */
  session?: string
  /** Of whoever asks, for a no that is said late. */
  locale?: Locale
  /** What to answer, to the letter, when the account that the books name would fall below zero. */
  answerShort: (short: string) => string
  /** What to answer, to the letter, once it is booked. */
  answer: (booked: { id: string; at: Date }) => string
  /** Who is told of it then, and what. */
  tells?: (booked: { id: string; at: Date }) => Told
}
