import { mine } from './control.ts'
import { readJson, writeJson } from './json-file.ts'
import { rpc } from './rpc.ts'

const FILE = 'clock.json'

/** Seconds that a block is ahead of this machine's clock; one that is pending has the node's own time. */
async function aheadOf(url: string, block: 'latest' | 'pending'): Promise<number> {
  const { timestamp } = await rpc<{ timestamp: string }>(url, 'eth_getBlockByNumber', block, false)
  return Number(timestamp) - Math.floor(Date.now() / 1000)
}

/** Notes how far the node's clock was moved: its newest block does not tell that any more once the chain has been at rest. */
export const saveClock = async (url: string, dir: string): Promise<void> =>
  writeJson(dir, FILE, { ahead: await aheadOf(url, 'pending') })

/**
 * Moves the clock of a node that has just started to where it was: it forgets that, would mine blocks older than their
 * parents, and whoever goes by the newest block would live the time since then again. Where that block is older, another
 * one is mined, so that it shows.
 */
export async function restoreClock(url: string, dir: string | undefined): Promise<void> {
  const kept = await readJson<{ ahead: number }>(dir, FILE)
  const shown = await aheadOf(url, 'latest')
  const ahead = Math.max(kept?.ahead ?? 0, shown)
  if (ahead <= 0) return
  await rpc(url, 'evm_increaseTime', ahead)
  if (ahead > shown + 1) await mine(url)
}
