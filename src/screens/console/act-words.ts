import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What the log's acts are called, by the name after `operator/`. One without a line here is shown by that name. */
export const actWords: Readonly<Record<string, MessageDescriptor>> = {
  setRole: msg`Role given or taken`,
}
