import type { Hex } from 'viem'
import { openChain } from '#server/chain/openChain.ts'
import { openNode } from './openNode.ts'
import type { Paying } from './Paying.ts'

/** The chain as somebody sees it who pays nothing: the desk. */
export type OnChain = Pick<Paying, 'chain' | 'node' | 'pool'>

/** A person waits for what they ask, and the app for ten seconds: by then a node that never answers has to be told of. */
const HOW = { patience: 3_000, again: 1 }

type Where = { rpcUrl: string; pool: Hex; token: Hex; startBlock?: number }

/** Asks the node for a person. */
export const openOnChain = (where: Where): OnChain => ({
  chain: openChain(where, HOW),
  node: openNode(where, HOW),
  pool: where.pool,
})
