import { reorg, setAutomine } from '#devnet/control.ts'
import { rpc } from '#devnet/rpc.ts'
import type { Farm } from '#server/testing/openFarm.ts'

/** Takes the newest blocks back with all that was in them, however deep. What is sent from then on waits (`setAutomine`). */
export async function takeBlocksBack({ chain: { url } }: Farm, blocks: number): Promise<void> {
  await setAutomine(url, false)
  await reorg(url, blocks)
  await rpc(url, 'anvil_dropAllTransactions')
}
