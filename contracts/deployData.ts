import { type Address, encodeDeployData, type Hex } from 'viem'
import { type Artifacts, artifactOf } from './compile.ts'

/** What a transaction to nobody carries to make the contract of that name. */
export const deployData = (artifacts: Artifacts, name: string, args: unknown[] = []): Hex =>
  encodeDeployData({ ...artifactOf(artifacts, name), args })

/** Makes the token: all of `supply`, in base units, is the holder's, and there is never any more. */
export const tokenData = (
  artifacts: Artifacts,
  { holder, supply }: { holder: Address; supply: bigint },
): Hex => deployData(artifacts, 'BitwaveToken', [holder, supply])

/** Makes the pool of a token: `admin` may pause it and gives roles, `payer` may pay out. */
export const poolData = (
  artifacts: Artifacts,
  { admin, payer, token }: { admin: Address; payer: Address; token: Address },
): Hex => deployData(artifacts, 'BitwavePool', [admin, payer, token])
