import { setTimeout as wait } from 'node:timers/promises'
import { custom, type Hash, http } from 'viem'
import { rpc } from '#devnet/rpc.ts'

/** Milliseconds for a block to come, where blocks come by themselves. */
const PATIENCE = 5_000

/**
 * To a node that answers once it has a transaction and mines it a moment later: who has sent one is answered when it is in a
 * block, so that what is asked next sees it. Where nothing is mined by itself, or it waits for one before it, at once.
 */
export function mined(url: string) {
  const node = http(url)({})
  return custom({
    request: async (asked: { method: string; params?: unknown }) => {
      const said = await node.request(asked)
      if (asked.method === 'eth_sendRawTransaction') await inBlock(url, said as Hash)
      return said
    },
  })
}

async function inBlock(url: string, hash: Hash): Promise<void> {
  if (!(await rpc<boolean>(url, 'anvil_getAutomine'))) return
  const until = Date.now() + PATIENCE
  while (Date.now() < until) {
    if (await rpc(url, 'eth_getTransactionReceipt', hash)) return
    await wait(5)
  }
}
