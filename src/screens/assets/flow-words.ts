import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FlowType } from '#shared/api/flow.ts'
import type { Result } from '#shared/api/index.ts'
import type { IconName } from '#src/ui/iconPaths.ts'
import type { RowParts } from '#src/ui/ListRow.tsx'

export type Line = Result<'asset/flowRecord'>['list'][number]

type Words = {
  title: MessageDescriptor
  icon: IconName
  tone?: RowParts['tone']
  /** Where the money of such a line comes from or goes to (decisions §3 and §4). */
  source: MessageDescriptor
}

/** Every type of a line, in words and as a drawing. */
const words: Record<FlowType, Words> = {
  staking_reward: {
    title: msg`Staking reward`,
    icon: 'stake',
    tone: 'green',
    source: msg`Your order’s share of the revenue that had reached the pool at 00:00 UTC.`,
  },
  community_reward: {
    title: msg`Community reward`,
    icon: 'community',
    tone: 'amber',
    source: msg`Your share as an agent for an order in your team, out of the revenue that had reached the pool at 00:00 UTC.`,
  },
  activity_reward: {
    title: msg`Activity reward`,
    icon: 'gift',
    tone: 'amber',
    source: msg`Granted by an operator out of the activity budget.`,
  },
  mining_subsidy: {
    title: msg`Mining subsidy`,
    icon: 'pick',
    tone: 'blue',
    source: msg`Your share as a mining site for an order in your team, out of the revenue that had reached the pool at 00:00 UTC.`,
  },
  pledge: {
    title: msg`Pledge`,
    icon: 'stake',
    source: msg`Went from your available balance into the order. It comes back when the order ends.`,
  },
  pledge_return: {
    title: msg`Pledge returned`,
    icon: 'refresh',
    source: msg`The order ended, and what was pledged came back to your available balance.`,
  },
  transfer_in: {
    title: msg`Transfer in`,
    icon: 'transfer',
    source: msg`Sent to you by another member.`,
  },
  transfer_out: {
    title: msg`Transfer out`,
    icon: 'transfer',
    source: msg`Sent by you to another member.`,
  },
  withdrawal: {
    title: msg`Withdrawal`,
    icon: 'withdraw',
    source: msg`Set aside to be paid to a wallet address.`,
  },
  withdrawal_return: {
    title: msg`Withdrawal returned`,
    icon: 'refresh',
    source: msg`The withdrawal was not paid, and the amount came back to your available balance.`,
  },
  deposit: {
    title: msg`Deposit`,
    icon: 'deposit',
    source: msg`Arrived on the chain from your address with no open pledge to match it.`,
  },
  fee: {
    title: msg`Fee`,
    icon: 'receipt',
    source: msg`The fee of a transfer or a withdrawal, set by the operators, the same for every amount, and shown before it was sent.`,
  },
}

const walletPledge: Words = {
  title: msg`Pledge from wallet`,
  icon: 'wallet',
  tone: 'green',
  source: msg`Paid from your wallet to the pool’s contract, and staked once it was confirmed on the chain.`,
}

const assigned: Words = {
  ...words.deposit,
  source: msg`Arrived on the chain, and was nobody’s until an operator said that it is yours.`,
}

const takenBack: Words = {
  title: msg`Taken back by the chain`,
  icon: 'warning',
  tone: 'red',
  source: msg`The chain dropped the payment that had been counted before, so it is taken off again.`,
}

/** What a wallet paid has a transaction; a pledge from the balance has none. */
const isPaidByWallet = ({ type, hash }: Line) =>
  type === 'deposit' || (type === 'pledge' && hash !== null)

const isTakenBack = (line: Line) => isPaidByWallet(line) && line.direction === 'out'

export function wordsOf(line: Line): Words {
  if (isTakenBack(line)) return takenBack
  if (line.assigned) return assigned
  return line.type === 'pledge' && line.direction === 'in' ? walletPledge : words[line.type]
}

/** The balance that a line changed: what a wallet pledges never was in the available one. */
export function balanceWords(line: Line): MessageDescriptor {
  if (isTakenBack(line)) return msg`Balance after it`
  const staked = line.type === 'pledge' && line.direction === 'in'
  return staked ? msg`Staked after it` : msg`Available after it`
}

/** The amount with its sign, base units. */
export const signedOf = ({ amount, direction }: Line): bigint =>
  direction === 'in' ? amount : -amount
