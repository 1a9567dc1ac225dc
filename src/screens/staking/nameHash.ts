import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Unanswered } from '#src/api/Unanswered.ts'
import type { Till } from './Till.ts'

/**
 * Tells the service of a hash that somebody has typed, whose no is theirs to read. Where no answer comes the hash is kept like one
 * of a wallet's, shown, and told again by itself: the app may be closed, and the order is not offered for payment once more.
 */
export const nameHash = (till: Till, tell: (hash: string) => Promise<unknown>) =>
  async function name(hash: string): Promise<void> {
    try {
      await tell(hash)
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error
      if (!(await till.handIn(hash))) throw another()
    }
  }

const another = () => ({
  field: 'hash',
  message: i18n._(msg`The transaction belongs to another order.`),
})
