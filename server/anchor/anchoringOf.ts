import type { World } from '#server/calls/World.ts'
import type { Chain } from '#server/chain/openChain.ts'
import { chainOf } from '#server/chain/poolBalances.ts'
import type { Clock } from '#server/clock/clock.ts'
import type { Database } from '#server/db/open.ts'
import { openNode, type PayerNode } from '#server/payouts/openNode.ts'
import { openWallet, type Wallet } from '#server/payouts/openWallet.ts'

/** What anchoring works with. The wallet does nothing else: its nonces are nobody's payments. */
export type Anchoring = {
  db: Database
  clock: Clock
  chain: Pick<Chain, 'headers' | 'sentBy'>
  node: Pick<PayerNode, 'receipt' | 'hashOf' | 'knows' | 'fees' | 'try' | 'send'>
  wallet: Wallet
}

const opened = new WeakMap<object, Anchoring | 'none'>()

/** Whoever anchors for a service, opened once; undefined where it was given no key. */
export function anchoringOf({ db, clock, config }: World): Anchoring | undefined {
  const before = opened.get(config) ?? open({ db, clock, config })
  opened.set(config, before)
  return before === 'none' ? undefined : before
}

const open = ({ db, clock, config }: Pick<World, 'db' | 'clock' | 'config'>) =>
  config.anchorKey === undefined
    ? ('none' as const)
    : {
        db,
        clock,
        chain: chainOf(config),
        node: openNode(config),
        wallet: openWallet(config.anchorKey, 'ANCHOR_KEY'),
      }
