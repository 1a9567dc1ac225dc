import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What a refusal carries; `retryAfter` in seconds. */
type Refusal = {
  code: number
  message?: string | undefined
  field?: string | undefined
  retryAfter?: number | undefined
  doubt?: boolean | undefined
}

/** The service heard us and said no (specification §8). `message` is fit for a person, `reason` for a log. */
export class Refused extends Error {
  override name = 'Refused'
  /** Its message is fit for a person: forms show it as it is. */
  readonly worded = true
  readonly code: number
  readonly reason: string
  readonly field: string | undefined
  readonly retryAfter: number | undefined
  /** It is not known yet whether it was done. */
  readonly doubt: boolean

  constructor({ code, message, field, retryAfter, doubt = false }: Refusal) {
    super(message || wordsFor(code))
    this.code = code
    this.reason = message || reasonFor(code)
    this.field = field
    this.retryAfter = retryAfter
    this.doubt = doubt
  }
}

const wordsFor = (code: number) =>
  i18n._(code === 403 ? msg`No permission, access forbidden` : msg`network request failed`)

const reasonFor = (code: number) => (code === 400 || code === 500 ? 'err~500' : 'err~default')
