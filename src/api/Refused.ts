/** What a refusal carries; `retryAfter` in seconds. */
type Refusal = {
  code: number
  message?: string | undefined
  field?: string | undefined
  retryAfter?: number | undefined
}

/** The service heard us and said no. `message` is fit for a person where `worded` is true (specification §8). */
export class Refused extends Error {
  override name = 'Refused'
  readonly code: number
  readonly worded: boolean
  readonly field: string | undefined
  readonly retryAfter: number | undefined

  constructor({ code, message, field, retryAfter }: Refusal) {
    super(message || (code === 400 || code === 500 ? 'err~500' : 'err~default'))
    this.code = code
    this.worded = Boolean(message)
    this.field = field
    this.retryAfter = retryAfter
  }
}
