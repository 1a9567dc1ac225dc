import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** A money call was sent and no answer came: it may or may not have been done. Asking again with its key is safe. */
export class OutcomeUnknown extends Error {
  override name = 'OutcomeUnknown'
  /** Its message is fit for a person: forms show it as it is. */
  readonly worded = true

  constructor(cause?: unknown) {
    super(i18n._(msg`No answer has come yet. It is not known whether this was done.`), { cause })
  }
}
