import type { Address } from 'viem'
import { compile } from '#contracts/compile.ts'
import { deployContract } from '#devnet/deploy.ts'

export type Helpers = { forwarder: Address; spoofer: Address; multiSend: Address }

/** Puts the contracts on the chain that pay the pool in uncommon ways, or only pretend to. */
export async function deployHelpers(rpcUrl: string): Promise<Helpers> {
  const artifacts = await compile()
  const forwarder = await deployContract(rpcUrl, { artifacts, name: 'Forwarder' })
  const spoofer = await deployContract(rpcUrl, { artifacts, name: 'Spoofer' })
  const multiSend = await deployContract(rpcUrl, { artifacts, name: 'MultiSend' })
  return { forwarder, spoofer, multiSend }
}
