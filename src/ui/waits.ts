import { limits } from '#shared/limits.ts'
import { readTyped, writeTexts } from './typed.ts'

/** A wait by the wall clock, milliseconds since 1970: a phone that slept, or ended the app, does not count too long. */
export type Wait = { from: number; until: number }

/** How many seconds are left at a moment; none where the clock was set back to before the wait began. */
export const secondsLeft = ({ from, until }: Wait, now: number) =>
  now < from ? 0 : Math.max(0, Math.ceil((until - now) / 1000))

/** The wait that was kept under a draft's name, over or not, as long as a mailed code is good for. */
export function readWait(key: string | undefined, now: number): Wait | undefined {
  const { from, until } = readTyped(key)
  const wait = { from: Number(from), until: Number(until) }
  return from && until && now < wait.until + limits.codeMinutes * 60_000 ? wait : undefined
}

/** Keeps a wait as long as the draft of that name would be kept. */
export function keepWait(key: string | undefined, { from, until }: Wait) {
  if (key) writeTexts(key, { from: String(from), until: String(until) })
}
