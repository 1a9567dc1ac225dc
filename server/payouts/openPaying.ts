import type { World } from '#server/calls/World.ts'
import type { Report } from '#server/chain/Following.ts'
import { chainOf } from '#server/chain/poolBalances.ts'
import { openNode } from './openNode.ts'
import { openWallet } from './openWallet.ts'
import type { Paying } from './Paying.ts'

/** Whoever pays for a service; undefined where it was given no key. */
export function openPaying(
  { db, clock, config }: Pick<World, 'db' | 'clock' | 'config'>,
  report: (line: Report) => void,
): Paying | undefined {
  if (!config.payerKey) return undefined
  return {
    db,
    clock,
    chain: chainOf(config),
    node: openNode(config),
    pool: config.pool,
    wallet: openWallet(config.payerKey),
    report,
  }
}
