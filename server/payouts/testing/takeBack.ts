import { reorg, setAutomine } from '#devnet/control.ts'
import { rpc } from '#devnet/rpc.ts'
import type { PayerFarm } from './openPayer.ts'

/** Takes the newest blocks back with all that was in them, and lets the service see it. What is sent from then on waits (`setAutomine`). */
export async function takeBack(farm: PayerFarm, blocks: number): Promise<void> {
  const { url } = farm.chain
  await setAutomine(url, false)
  await reorg(url, blocks)
  await rpc(url, 'anvil_dropAllTransactions')
  await farm.settle()
  await farm.rounds()
}
