import type { Clock } from '#server/clock/clock.ts'
import type { Config } from '#server/config/readConfig.ts'
import type { Database } from '#server/db/open.ts'
import type { Tx } from '#server/db/Tx.ts'
import { checkPool } from './checkPool.ts'

type Contracts = { pool: string; token: string }

type Starting = {
  db: Database
  clock: Pick<Clock, 'now'>
  config: Pick<Config, 'rpcUrl' | 'pool' | 'token' | 'devnetUrl'>
}

/**
 * Throws naming the setting where the environment names other contracts than those that this database was read for: what members
 * pay to one pool is not looked for at another (docs/decisions/157). Where nobody has written down which they are, the node is
 * asked about them (`checkPool`), and they are.
 */
export async function keepPool({ db, clock, config }: Starting): Promise<void> {
  const known = await db.inTx(readPool)
  if (known) return refuseOther(known, config)
  if (!config.devnetUrl) await checkPool(config)
  await db.inTx(async (tx) => {
    const [pool, token] = [config.pool.toLowerCase(), config.token.toLowerCase()]
    await tx`
      insert into followed_pool (pool, token, since) values (${pool}, ${token}, ${clock.now()})
      on conflict do nothing`
    // Another first start may have come first.
    const kept = await readPool(tx)
    if (kept) refuseOther(kept, config)
  })
}

/** The contracts that this database was read for, lower case; nothing before the first start that wrote them down. */
export async function readPool(tx: Tx): Promise<Contracts | undefined> {
  const [known] = await tx<Contracts>`select pool, token from followed_pool`
  return known
}

/** Throws naming the first of the two that is another than it was. */
export function refuseOther(known: Contracts, named: Contracts): void {
  for (const [name, was, is] of [
    ['BITWAVE_POOL', known.pool, named.pool],
    ['BITWAVE_TOKEN', known.token, named.token],
  ] as const)
    if (is.toLowerCase() !== was)
      throw new Error(
        `${name} is ${is}, and this database was read for ${was}: one of the two is another farm’s (docs/operations.md, "Another pool")`,
      )
}
