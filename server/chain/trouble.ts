import { bitwave } from '#shared/chain.ts'
import { type Halt, ofKind } from './Halt.ts'
import type { Identity } from './openChain.ts'
import type { ChainState } from './readState.ts'

/** Why this node cannot be followed from where we are; null where it can. */
export function trouble({ chainId, blockOne, head }: Identity, state: ChainState): Halt | null {
  if (chainId !== bitwave.id) return { what: 'otherChain', shown: chainId, known: bitwave.id }
  if (state.blockOne !== null && blockOne !== state.blockOne) return ofKind('otherStart')
  // Nothing is settled yet, and nothing would be seen that comes before it: mistyped, or a node that is far behind.
  if (state.cursorHash === null && head.number < state.cursor) {
    return { what: 'startAbove', shown: head.number, known: state.cursor }
  }
  if (head.number < state.deepest) {
    return { what: 'nodeBehind', shown: head.number, known: state.deepest }
  }
  return null
}
