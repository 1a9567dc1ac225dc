import { setAutomine } from '#devnet/control.ts'
import { COIN } from './openBooks.ts'
import { type Farm, openFarm } from './openFarm.ts'

type Payer = Awaited<ReturnType<Farm['join']>>

/** More than any transaction of these tests has offered before. */
export const FASTER = { maxFeePerGas: 10n ** 11n, maxPriorityFeePerGas: 5n * 10n ** 10n }

/** A member with an open order of 10 BTCW. */
export async function ordered() {
  const farm = await openFarm()
  const ann = await farm.join()
  await farm.look()
  return { farm, ann, id: await ann.open('10') }
}

/** Pays an order of 10 BTCW with a transaction that waits to be mined (`setAutomine`), and hands it in. */
export async function payUnmined({ farm, ann, id }: { farm: Farm; ann: Payer; id: string }) {
  await setAutomine(farm.chain.url, false)
  const nonce = await ann.wallet.getTransactionCount({ address: ann.wallet.account.address })
  const payment = { to: farm.chain.pool.address, value: 10n * COIN, nonce }
  const hash = await ann.wallet.sendTransaction(payment)
  await ann.call('product/bTCWPledge', { orderId: id, hash })
  return { payment, hash }
}
