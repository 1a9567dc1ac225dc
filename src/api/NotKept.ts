import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const NOT_KEPT = msg`This device has no room to keep what you send, so nothing was sent. Free some space, then try again.`

/** What is to be sent could not be kept on this device: without that it might be sent twice, so it was not sent. */
export class NotKept extends Error {
  override name = 'NotKept'
  /** Its message is fit for a person: forms show it as it is. */
  readonly worded = true

  constructor(cause: unknown) {
    super(i18n._(NOT_KEPT), { cause })
  }
}
