import type { Handler } from '#server/calls/Handler.ts'
import { version } from '#server/config/version.ts'
import { rootMember } from '#server/members/rootMember.ts'
import { readParameters } from '#server/parameters/readParameters.ts'
import { poolTotals } from '#server/pool/poolTotals.ts'
import { calls, type Path } from '#shared/api/index.ts'
import { bitwave } from '#shared/chain.ts'
import { DECIMALS } from '#shared/money.ts'

const NAMES = { BTCW: bitwave.coin.name, BTCWT: 'Bitwave Token' }

/** Whether this release answers the call at all: a rule that nobody can use is not on. */
const answered = (path: Path) => !('later' in calls[path])

export const parameters: Handler<'home/parameters'> = async ({ tx, now, world: { config } }) => {
  const { coinSet, ...rest } = await readParameters(tx, now)
  const root = await rootMember(tx)
  return {
    parameters: {
      ...rest,
      chain: {
        id: bitwave.id,
        name: bitwave.name,
        rpcUrl: config.publicRpcUrl,
        explorerUrl: config.explorerUrl,
        poolAddress: config.pool,
        confirmations: config.confirmations,
        devnet: config.devnetUrl !== undefined,
      },
      poolTotals: await poolTotals(tx, now, rest.hashratePerT),
      firstUserId: root.id,
      version,
    },
    coinSet: coinSet.map((coin) => ({
      ...coin,
      name: NAMES[coin.symbol],
      decimals: DECIMALS,
      contract: coin.symbol === 'BTCWT' ? config.token : null,
      transfer: { ...coin.transfer, enabled: coin.transfer.enabled && answered('asset/transfer') },
      withdraw: { ...coin.withdraw, enabled: coin.withdraw.enabled && answered('asset/cash') },
    })),
  }
}
