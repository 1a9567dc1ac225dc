import { BaseError, isHex, RpcRequestError } from 'viem'

/** What a call would do: use so much gas, or be undone. By what words is nobody's word: whoever is called says any. */
export type Tried = { gas: bigint } | { undone: true }

/** What a node says to a signed transaction: it took it, its nonce is used, another pays more, the wallet is short. */
export type Sent = 'taken' | 'used' | 'underpriced' | 'short'

/** What the node itself answered; null where it did not come to that. */
const answered = (error: unknown): RpcRequestError | null => {
  const found = error instanceof BaseError && error.walk((it) => it instanceof RpcRequestError)
  return found instanceof RpcRequestError ? found : null
}

/** Whether a call is undone, where the node says so. */
export function undoneOr(error: unknown): Tried {
  const said = answered(error)
  if (!said) throw error
  if (isHex(said.data) && said.data !== '0x') return { undone: true }
  // Words of nodes that say nothing else: geth's, and those that follow it.
  if (
    said.code === 3 ||
    /revert|gas required exceeds|out of gas|invalid opcode/i.test(said.details)
  ) {
    return { undone: true }
  }
  throw error
}

/** There are no codes for these: the words are geth's, which the other nodes repeat. */
export function sentOr(error: unknown): Sent {
  const words = answered(error)?.details ?? ''
  if (/already known|already imported|known transaction/i.test(words)) return 'taken'
  if (/nonce too low/i.test(words)) return 'used'
  if (/underpriced|fee (per gas|cap) less than block base fee/i.test(words)) return 'underpriced'
  if (/insufficient funds/i.test(words)) return 'short'
  throw error
}
