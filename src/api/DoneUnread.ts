import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What was sent was done, and the answer to it is of a shape that this release cannot read. */
export class DoneUnread extends Error {
  override name = 'DoneUnread'
  /** Its message is fit for a person: forms show it as it is. */
  readonly worded = true

  constructor(cause: unknown) {
    super(
      i18n._(
        msg`This was done, but this version of the app cannot show its answer. Look at your records before you send anything again.`,
      ),
      { cause },
    )
  }
}
