import type { Hex } from 'viem'
import { FOR_PEOPLE } from '#server/chain/askNode.ts'
import { openChain } from '#server/chain/openChain.ts'
import { openNode } from './openNode.ts'
import type { Paying } from './Paying.ts'

/** The chain as somebody sees it who pays nothing: the desk. */
export type OnChain = Pick<Paying, 'chain' | 'node' | 'pool'>

type Where = { rpcUrl: string; pool: Hex; token: Hex; startBlock?: number }

/** Asks the node for a person. */
export const openOnChain = (where: Where): OnChain => ({
  chain: openChain(where, FOR_PEOPLE),
  node: openNode(where, FOR_PEOPLE),
  pool: where.pool,
})
