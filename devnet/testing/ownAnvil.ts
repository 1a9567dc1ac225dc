import { onTestFinished } from 'vitest'
import { type Anvil, type AnvilOptions, startAnvil } from '#devnet/anvil.ts'
import { hex, rpc } from '#devnet/rpc.ts'

/** A chain that ends with the test. */
export async function ownAnvil(options: AnvilOptions = {}): Promise<Anvil> {
  const anvil = await startAnvil(options)
  onTestFinished(() => anvil.stop())
  return anvil
}

/** The hash of a block: that of block 1 tells one chain from another. */
export const hashOf = async (url: string, number: number): Promise<string> =>
  (await rpc<{ hash: string }>(url, 'eth_getBlockByNumber', hex(number), false)).hash
