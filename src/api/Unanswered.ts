import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** No usable answer came: no network, a time-out, a proxy's page. What the transport threw is passed on as the cause. */
export class Unanswered extends Error {
  override name = 'Unanswered'
  /** Its message is fit for a person: forms show it as it is. */
  readonly worded = true
  /** Something answered, though not what the contract says. */
  readonly reached: boolean

  constructor(cause: unknown, { reached }: { reached: boolean }) {
    super(i18n._(msg`network request failed`), { cause })
    this.reached = reached
  }
}
