import { type Hex, parseEther } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { give } from '#devnet/control.ts'
import { openPaying } from '#server/payouts/openPaying.ts'
import type { PayerFarm } from './openPayer.ts'
import { letPay } from './payByHand.ts'

const KEY: Hex = `0x${'7'.repeat(64)}`

/** The service with another wallet, which may pay and has gas. */
export async function withNewWallet(farm: PayerFarm, gas: string) {
  const config = { ...farm.world.config, payerKey: KEY }
  const other = openPaying({ ...farm.world, config }, (line) => farm.reports.push(line))
  if (!other) throw new Error('there is a key')
  const address = privateKeyToAddress(KEY)
  await letPay(farm, address)
  await give(farm.chain.url, address, parseEther(gas))
  return other
}
