import type { Ask } from '#server/chain/askNode.ts'
import * as wire from '#server/chain/wire.ts'

/** What a unit of gas may cost, base units. */
export type Fees = { maxFee: bigint; maxTip: bigint }

/** What a transaction may pay so that it is mined soon. */
export async function askFees(ask: Ask): Promise<Fees> {
  const [block, tip] = await Promise.all([
    ask(wire.BaseFee, 'eth_getBlockByNumber', 'latest', false),
    ask(wire.Big, 'eth_maxPriorityFeePerGas'),
  ])
  // A base fee doubles in six full blocks at most.
  return { maxFee: 2n * block.baseFeePerGas + tip, maxTip: tip }
}
