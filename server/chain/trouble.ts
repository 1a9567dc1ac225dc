import { bitwave } from '#shared/chain.ts'
import type { Identity } from './openChain.ts'
import type { ChainState } from './readState.ts'

/** Why this node cannot be followed from where we are; null where it can. */
export function trouble({ chainId, blockOne, head }: Identity, state: ChainState): string | null {
  if (chainId !== bitwave.id) return `The node's chain is ${chainId}, not ${bitwave.id}`
  if (state.blockOne !== null && blockOne !== state.blockOne) {
    return 'The node shows another chain: its first block is not the one that we know'
  }
  // Nothing is settled yet, and nothing would be seen that comes before it: mistyped, or a node that is far behind.
  if (state.cursorHash === null && head.number < state.cursor) {
    return `BITWAVE_START_BLOCK ${state.cursor} is above the node's newest block ${head.number}`
  }
  if (head.number < state.deepest) {
    return `The node's newest block ${head.number} lies below block ${state.deepest}, where a payment was credited`
  }
  return null
}
