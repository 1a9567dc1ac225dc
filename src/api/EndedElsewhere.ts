import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What was sent is kept here no longer: another tab has seen its end. Asked for again, it might be done a second time. */
export class EndedElsewhere extends Error {
  override name = 'EndedElsewhere'
  /** Its message is fit for a person: forms show it as it is. */
  readonly worded = true

  constructor() {
    super(
      i18n._(
        msg`Another tab or window has seen what became of this. Look at your records before you send anything again.`,
      ),
    )
  }
}
