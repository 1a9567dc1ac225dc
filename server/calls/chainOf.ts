import type { Config } from '#server/config/readConfig.ts'
import { bitwave } from '#shared/chain.ts'

/** What the app and its wallets are told of the chain. */
export const chainOf = ({ publicRpcUrl, explorerUrl, pool, confirmations, devnetUrl }: Config) => ({
  id: bitwave.id,
  name: bitwave.name,
  rpcUrl: publicRpcUrl,
  explorerUrl,
  poolAddress: pool,
  confirmations,
  devnet: devnetUrl !== undefined,
})
