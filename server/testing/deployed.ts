import type { Address } from 'viem'
import { compile } from '#contracts/compile.ts'
import { deployData } from '#contracts/deployData.ts'
import { deployContract } from '#devnet/deploy.ts'
import type { Farm } from './openFarm.ts'

/** Puts a contract of the tests on a farm's chain, and answers where it lies. */
export const deployed = async ({ chain }: Farm, name: string): Promise<Address> =>
  deployContract(chain.url, deployData(await compile(), name))
