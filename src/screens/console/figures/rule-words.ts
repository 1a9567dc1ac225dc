import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What an audit looks at, by the rule's name in what it found. */
export const ruleWords: Readonly<Record<string, MessageDescriptor>> = {
  'all accounts of a coin add up to zero': msg`All accounts of a coin add up to zero`,
  'a balance is the sum of its entries and stands at the last of them': msg`A balance is the sum of its entries`,
  'entries follow each other without a gap': msg`Entries follow each other without a gap`,
  'each journal adds up to zero for each coin': msg`Each journal adds up to zero for each coin`,
  'no account is below zero but the mirrors of the chain': msg`No account is below zero but the mirrors of the chain`,
  'what a member earned is the sum of the reward lines': msg`What a member earned is the sum of the reward lines`,
  'what an order earned is the sum of its reward lines': msg`What an order earned is the sum of its reward lines`,
  'what members have pledged is in their running orders': msg`What members have pledged is in their running orders`,
  'what counts for a member is in the running orders': msg`What counts for a member is in the running orders`,
  'the totals of the pool are those of all members': msg`The totals of the pool are those of all members`,
  'a team has what the members below have': msg`A team has what the members below have`,
  'a team has as many as were invited': msg`A team has as many as were invited`,
  'a week has what was pledged in it': msg`A week has what was pledged in it`,
  'the highest ratios below are those of agents and sites': msg`The highest ratios below are those of agents and sites`,
  'ratios are what the last change made them': msg`Ratios are what the last change made them`,
  'a credited payment is in the books with its amount': msg`A credited payment is in the books with its amount`,
  'what the house has is what came less what its records say went': msg`What the house has is what came less what its records say went`,
  'the house’s accounts are moved as the ledger names it': msg`The house’s accounts are moved as the ledger names it`,
  'what is nobody’s is in the payments that nobody has': msg`What is nobody’s is in the payments that nobody has`,
  'what is held for withdrawals is in those that are not over': msg`What is held for withdrawals is in those that are not over`,
  'a withdrawal is in the books as far as it went': msg`A withdrawal is in the books as far as it went`,
  'a withdrawal was paid by one transaction with its nonce': msg`A withdrawal was paid by one transaction with its nonce`,
  'the gas that was used is in the books': msg`The gas that was used is in the books`,
  'a day was shared out as stood at its midnight': msg`A day was shared out as the shares stood at its midnight`,
  'a grant is in the books once, and none is without a record': msg`A grant is in the books once, and none is without a record`,
  'the operators’ log is whole': msg`The operators’ log is whole`,
}
