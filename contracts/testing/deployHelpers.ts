import type { Address } from 'viem'
import { compile } from '#contracts/compile.ts'
import { deployData } from '#contracts/deployData.ts'
import { deployContract } from '#devnet/deploy.ts'

export type Helpers = { forwarder: Address; spoofer: Address; multiSend: Address }

/** Puts the contracts on the chain that pay the pool in uncommon ways, or only pretend to. */
export async function deployHelpers(rpcUrl: string): Promise<Helpers> {
  const artifacts = await compile()
  const make = (name: string) => deployContract(rpcUrl, deployData(artifacts, name))
  const forwarder = await make('Forwarder')
  const spoofer = await make('Spoofer')
  const multiSend = await make('MultiSend')
  return { forwarder, spoofer, multiSend }
}
