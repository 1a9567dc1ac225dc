import { rpc } from '#devnet/rpc.ts'
import { COIN } from './openBooks.ts'
import { type Farm, openFarm } from './openFarm.ts'

/** A member with an order of 10 BTCW whose payment lies in the newest block. */
export async function paid() {
  const farm = await openFarm()
  const ann = await farm.join()
  await farm.settle()
  const id = await ann.open('10')
  const hash = await ann.pay(10n * COIN)
  await ann.call('product/bTCWPledge', { orderId: id, hash })
  await farm.look()
  return { farm, ann, id, hash }
}

/** What was sent, to be sent once more. */
export const rawOf = (farm: Farm, hash: string) =>
  rpc<`0x${string}`>(farm.chain.url, 'eth_getRawTransactionByHash', hash)
