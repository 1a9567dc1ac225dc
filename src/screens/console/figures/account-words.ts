import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The accounts that each member has (docs/ledger.md). */
export const OF_MEMBERS = ['available', 'staked', 'withdrawing'] as const

/** The accounts of the house. */
export const OF_HOUSE = [
  'treasury',
  'gas',
  'reward_pool',
  'activity',
  'fees',
  'unclaimed',
  'lost',
] as const

type Account = (typeof OF_MEMBERS)[number] | (typeof OF_HOUSE)[number]

/** What each account is called. */
const words: Record<Account, MessageDescriptor> = {
  available: msg`Available`,
  staked: msg`Staked`,
  withdrawing: msg`In withdrawal`,
  treasury: msg`Pool contract`,
  gas: msg`Paying wallet`,
  reward_pool: msg`Reward pool`,
  activity: msg`Activity budget`,
  fees: msg`Fees`,
  unclaimed: msg`Unclaimed`,
  lost: msg`Lost`,
}

/** What an account is called in the language in use; one that is not known is told by its name. */
export const accountName = (account: string, say: (words: MessageDescriptor) => string): string => {
  const known = (words as Readonly<Record<string, MessageDescriptor>>)[account]
  return known ? say(known) : account
}
