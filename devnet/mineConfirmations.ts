import { type Head, mine } from './control.ts'
import { follow, type Loop } from './follow.ts'
import { hex, rpc } from './rpc.ts'

/**
 * Mines a block a second until `confirmations` blocks lie on the last one that holds a transaction, then nothing:
 * an idle chain does not grow.
 */
export function mineConfirmations(
  url: string,
  { confirmations, log }: { confirmations: number; log: (line: string) => void },
): Loop {
  return follow(url, { period: 1_000, log }, confirmer(url, confirmations))
}

/** One round of it: mines a block where one is wanting. */
export function confirmer(url: string, confirmations: number): (head: Head) => Promise<void> {
  let seen = ''
  let busy = 0
  return async (head) => {
    if (head.hash !== seen) {
      const from = Math.max(1, head.number - confirmations)
      busy = await lastBusyBlock(url, from, head.number)
      seen = head.hash
    }
    if (busy && head.number - busy < confirmations) await mine(url)
  }
}

/** The newest of these blocks that holds a transaction; 0 where none does. */
async function lastBusyBlock(url: string, from: number, to: number): Promise<number> {
  for (let number = to; number >= from; number -= 1) {
    const count = await rpc<string>(url, 'eth_getBlockTransactionCountByNumber', hex(number))
    if (Number(count) > 0) return number
  }
  return 0
}
