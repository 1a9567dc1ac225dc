import { setTimeout as wait } from 'node:timers/promises'
import { openWallet } from '#server/payouts/openWallet.ts'
import { disagreements } from '#server/payouts/testing/disagreements.ts'
import { type CrashFarm, openCrashFarm } from './openCrashFarm.ts'
import type { PayerPlace } from './openPayerPlace.ts'
import { type Crash, SCENARIOS } from './payout-scenarios.ts'
import { startPayer } from './startPayer.ts'

const PATIENCE = 30_000

type Outcome = { kills: number; paid: number; returned: number; problems: string[] }

/** Kills the payer on either side of every step, so many times each, and then looks whether all was paid exactly once. */
export async function crashPayouts(
  place: PayerPlace,
  { times, log }: { times: number; log: (line: string) => void },
): Promise<Outcome> {
  const farm = await openCrashFarm(place)
  const tally = { kills: 0 }
  const crash = crashing(place, farm, tally)
  try {
    for (const [points, scenario] of SCENARIOS) {
      for (const point of points) {
        for (let i = 0; i < times; i += 1) await scenario(crash, point, i)
        await crash.drain()
        log(`${point}: killed ${times} times`)
      }
    }
    await crash.drain()
    await farm.blocks.hold()
    const wallet = openWallet(place.chain.payerKey)
    const problems = await disagreements(farm, { wallet, db: farm.db })
    const [ended] = await farm.db.inTx(
      (tx) => tx<Pick<Outcome, 'paid' | 'returned'>>`
        select count(*) filter (where state = 'paid')::int as paid,
          count(*) filter (where state = 'returned')::int as returned from withdrawal`,
    )
    return { ...tally, paid: ended?.paid ?? 0, returned: ended?.returned ?? 0, problems }
  } finally {
    await farm.close()
  }
}

function crashing(place: PayerPlace, farm: CrashFarm, tally: { kills: number }): Crash {
  let ahead = 0
  const { chain, appUrl, ownerUrl } = place
  const { address: pool } = chain.pool
  const config = { rpcUrl: chain.url, pool, token: chain.token.address, payerKey: chain.payerKey }
  const start = (point: string | null) => startPayer({ appUrl, config, point, ahead })
  const goOnUntil = async (over: () => Promise<boolean>) => {
    if (await over()) return
    const payer = start(null)
    let before = await farm.going()
    let moved = performance.now()
    while (!(await over())) {
      const now = await farm.going()
      if (now !== before) moved = performance.now()
      before = now
      if (performance.now() - moved > PATIENCE) throw new Error(`nothing goes on: ${now}`)
      await wait(10)
    }
    await payer.kill()
    tally.kills += 1
  }
  return {
    farm,
    ownerUrl,
    pass: (milliseconds) => {
      ahead += milliseconds
    },
    dieAt: async (point) => {
      const payer = start(point)
      const late = wait(PATIENCE, 'late', { ref: false })
      if ((await Promise.race([payer.died, late])) === 'late') {
        await payer.kill()
        throw new Error(`the payer never came to ${point}`)
      }
      tally.kills += 1
    },
    until: (id, state) => goOnUntil(async () => (await farm.stateOf(id)) === state),
    drain: () => goOnUntil(async () => (await farm.going()) === ''),
  }
}
