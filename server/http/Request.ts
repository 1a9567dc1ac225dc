import type { Path } from '#shared/api/index.ts'
import type { Locale } from '#shared/locale.ts'

/** A call as it came in. */
export type Request = {
  path: Path
  token: string | undefined
  idempotencyKey: string | undefined
  locale: Locale
  address: string
  /** Whatever the body held; nothing where it could not be read. */
  json: unknown
  /** Reads the form of a call that takes files; breaks it off when told that its time is over. */
  form?: (ended: AbortSignal) => Promise<unknown>
}
