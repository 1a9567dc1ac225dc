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

const PAID = ['Paid(bytes32,address,uint256)', 'PaidToken(bytes32,address,uint256)'].map((event) =>
  toEventSelector(event),
)

/** What to ask a node's logs for to find a payout. */
export const paidTopics = (id: Hex) => [PAID, id]
