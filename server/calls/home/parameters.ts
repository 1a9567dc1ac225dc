import { chainOf } from '#server/calls/chainOf.ts'
import type { Handler } from '#server/calls/Handler.ts'
import type { World } from '#server/calls/World.ts'
import { chainFacts } from '#server/chain/chainFacts.ts'
import { version } from '#server/config/version.ts'
import type { Tx } from '#server/db/Tx.ts'
import { rootMember } from '#server/members/rootMember.ts'
import { readParameters } from '#server/parameters/readParameters.ts'
import { pausedFor } from '#server/pauses/pauses.ts'
import { poolTotals } from '#server/pool/poolTotals.ts'
import { bitwave } from '#shared/chain.ts'
import { DECIMALS } from '#shared/money.ts'

const NAMES = { BTCW: bitwave.coin.name, BTCWT: 'Bitwave Token' }

/** The founder of each service that this process runs: never another one, so it is asked for once. */
const founders = new WeakMap<World, string>()

async function founderOf(tx: Tx, world: World): Promise<string> {
  const id = founders.get(world) ?? (await rootMember(tx)).id
  founders.set(world, id)
  return id
}

export const parameters: Handler<'home/parameters'> = async ({ tx, now, world, locale }) => {
  const { config } = world
  const { coinSet, ...rest } = await readParameters(tx, now)
  return {
    parameters: {
      ...rest,
      chain: chainOf(config),
      poolTotals: await poolTotals(tx, now, rest.hashratePerT),
      passwordMin: config.passwordMin,
      pushKey: config.push?.publicKey ?? null,
      pauses: await pausedFor(tx, locale),
      chainHalted: (await chainFacts(tx)).halted !== null,
      firstUserId: await founderOf(tx, world),
      version,
    },
    coinSet: coinSet.map((coin) => ({
      ...coin,
      name: NAMES[coin.symbol],
      decimals: DECIMALS,
      contract: coin.symbol === 'BTCWT' ? config.token : null,
    })),
  }
}
