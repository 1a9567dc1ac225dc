import { encodeFunctionData, type Hex, toEventSelector } from 'viem'
import type { Coin } from '#shared/api/coin.ts'
import { poolAbi, tokenAbi } from '#shared/chain.ts'

/** Asks the pool to pay an amount (base units) to a receiver, under an id that it pays once. */
export const payData = ({
  id,
  coin,
  to,
  amount,
}: {
  id: Hex
  coin: Coin
  to: Hex
  amount: bigint
}) =>
  encodeFunctionData({
    abi: poolAbi,
    functionName: coin === 'BTCW' ? 'payout' : 'payoutToken',
    args: [id, to, amount],
  })

export const balanceOfData = (of: Hex): Hex =>
  encodeFunctionData({ abi: tokenAbi, functionName: 'balanceOf', args: [of] })

/** Asks the pool whether it is paused. */
export const pausedData: Hex = encodeFunctionData({ abi: poolAbi, functionName: 'paused' })

const EVENTS = [
  { coin: 'BTCW', topic: toEventSelector('Paid(bytes32,address,uint256)') },
  { coin: 'BTCWT', topic: toEventSelector('PaidToken(bytes32,address,uint256)') },
] as const

/** What a node's logs are asked for: at each place one of these. */
export type Topics = readonly (readonly Hex[])[]

/** What to ask a node's logs for to find all payouts. */
export const anyPaid: Topics = [EVENTS.map(({ topic }) => topic)]

/** What to ask a node's logs for to find the payouts under these ids. */
export const paidTopics = (ids: readonly Hex[]): Topics => [...anyPaid, ids]

/** Under which id a payment was made, as the pool says. */
export function idIn([, id]: readonly string[]): Hex {
  if (id === undefined) throw new Error('a log of the pool is no payment')
  return id.toLowerCase() as Hex
}

/** What the pool paid to whom: base units, the receiver in lower case. */
export type Paid = { coin: Coin; to: Hex; amount: bigint }

/** Reads the pool's own word of a payment. Throws where it is none. */
export function paidIn([event, , to]: readonly string[], data: Hex): Paid {
  const coin = EVENTS.find(({ topic }) => topic === event)?.coin
  if (!coin || to === undefined) throw new Error('a log of the pool is no payment')
  return { coin, to: `0x${to.slice(-40).toLowerCase()}`, amount: BigInt(data) }
}
