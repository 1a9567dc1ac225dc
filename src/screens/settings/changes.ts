import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

type Release = { version: string; changes: readonly MessageDescriptor[] }

/** What members notice of each version, the newest first: a few lines, in the words of the screens. */
export const releases: readonly Release[] = [
  {
    version: '0.1.0',
    changes: [
      msg`The app can be put on the home screen and opens with no network.`,
      msg`Records that were seen once can be read offline, each with its age.`,
      msg`The hash of a wallet payment is kept on this device until the farm has it.`,
      msg`Messages tell of orders, deposits and withdrawals.`,
      msg`Records can be saved as a file, for a tax program too, also with no network.`,
      msg`What leaving today would bring is shown, and any line of the books can be saved as a receipt.`,
    ],
  },
]
