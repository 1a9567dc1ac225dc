import type { Refusal } from '#server/db/Refusal.ts'
import { type Locale, say, type Words } from '#shared/locale.ts'
import { refusals } from '#shared/refusals.ts'

/** An answer as it goes out, to the letter, and the seconds to wait where it is a matter of waiting. */
export type Answer = { text: string; retryAfter?: number }

/** The envelope of a success. `encoded` is JSON-ready: amounts are decimal strings already. */
export const succeeded = (encoded: unknown): Answer => ({
  text: JSON.stringify({ code: 200, message: '', result: encoded }),
})

const SECOND: Words = { en: '1 second', zh: '1 秒' }
const SECONDS: Words = { en: '{n} seconds', zh: '{n} 秒' }

const MINUTES: Words = { en: '{n} minutes', zh: '{n} 分鐘' }
/** From here on nobody counts seconds. */
const LONG = 120

function waitText(seconds: number, locale: Locale) {
  if (seconds > LONG) return say(MINUTES, locale, { n: String(Math.ceil(seconds / 60)) })
  return say(seconds === 1 ? SECOND : SECONDS, locale, { n: String(seconds) })
}

/** The envelope of a refusal, in the caller's language. */
export function refused({ because, details }: Refusal, locale: Locale): Answer {
  const { code, ...words } = refusals[because]
  const { values = {}, field, retryAfter } = details
  const wait = retryAfter === undefined ? {} : { wait: waitText(retryAfter, locale) }
  const message = say(words, locale, { ...wait, ...values })
  const waits = retryAfter === undefined ? {} : { retryAfter }
  const text = JSON.stringify({
    code,
    message,
    result: null,
    ...(field ? { field } : {}),
    ...waits,
    ...(because === 'inDoubt' ? { doubt: true } : {}),
  })
  return { text, ...waits }
}
