import type { Config } from '#server/config/readConfig.ts'
import type { Coin } from '#shared/api/coin.ts'
import { type Chain, openChain } from './openChain.ts'

const opened = new WeakMap<object, Chain>()

/** The node of a configuration, opened once. */
export function chainOf(config: Pick<Config, 'rpcUrl' | 'pool' | 'token'>): Chain {
  const chain = opened.get(config) ?? openChain(config)
  opened.set(config, chain)
  return chain
}

/** What the pool holds on the chain at a block, base units. Throws when the node cannot be reached or has forgotten it. */
export const poolBalances = (
  { config }: { config: Pick<Config, 'rpcUrl' | 'pool' | 'token'> },
  block: number,
): Promise<Record<Coin, bigint>> => chainOf(config).balances(block)
