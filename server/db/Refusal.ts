import type { RefusalName } from '#shared/refusals.ts'

/** What a refusal says beyond its name: the values in its words, the field it is about, seconds to wait. */
export type RefusalDetails = {
  values?: Record<string, string>
  field?: string
  retryAfter?: number
}

/** Thrown anywhere below a call to say no. It undoes the transaction on its way out. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly because: RefusalName
  readonly details: RefusalDetails

  constructor(because: RefusalName, details: RefusalDetails = {}) {
    super(because)
    this.because = because
    this.details = details
  }
}
