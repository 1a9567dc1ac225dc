import { setTimeout as wait } from 'node:timers/promises'
import { openChain } from '#server/chain/openChain.ts'
import { open } from '#server/db/open.ts'
import { openNode } from '#server/payouts/openNode.ts'
import { openWallet } from '#server/payouts/openWallet.ts'
import { payRound } from '#server/payouts/payRound.ts'
import type { PayerTask } from './PayerTask.ts'

/** Pays, round after round, until this process is killed: at its point by its own hand, as `kill -9` does it. */
export async function runPayer({ appUrl, config, point, ahead }: PayerTask): Promise<never> {
  const db = open(appUrl, { connections: 2 })
  const now = () => new Date(Date.now() + ahead)
  const clock = { now, follow: () => {}, passed: now }
  const paying = {
    db,
    clock,
    chain: openChain(config),
    node: openNode(config),
    pool: config.pool,
    wallet: openWallet(config.payerKey),
    report: () => {},
    at: (side: string, step: string) => {
      if (`${side} ${step}` === point) process.kill(process.pid, 'SIGKILL')
    },
  }
  for (;;) {
    const did = await payRound(paying)
    if (did === 0) await wait(20)
  }
}
