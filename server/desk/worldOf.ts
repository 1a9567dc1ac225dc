import type { World } from '#server/calls/World.ts'
import { chainOf } from '#server/chain/poolBalances.ts'
import { version } from '#server/config/version.ts'
import { sendSoon } from '#server/mail/sendLetters.ts'
import { openOnChain } from '#server/payouts/OnChain.ts'
import { openWallet } from '#server/payouts/openWallet.ts'
import { seenOnChain } from '#server/withdrawals/seenOnChain.ts'
import type { DeskWorld } from './DeskWorld.ts'

/** What acts work with in the service. */
export const worldOf = (world: World): DeskWorld => {
  const { db, clock, config } = world
  return {
    reading: { config: { confirmations: config.confirmations } },
    db,
    clock,
    written: () => sendSoon(world),
    service: () => ({ version, seconds: Math.round(process.uptime()) }),
    payer: config.payerKey && openWallet(config.payerKey).address,
    house: [config.pool, config.token],
    onChain: () => openOnChain(config),
    seen: (withdrawal) =>
      seenOnChain({ db, chain: chainOf(config), pays: config.payerKey !== undefined }, withdrawal),
  }
}
