import { randomBytes } from 'node:crypto'
import { type Address, getAddress, type Hex } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { compile } from '#contracts/compile.ts'
import { poolData, tokenData } from '#contracts/deployData.ts'
import { faucet, give, send } from './control.ts'
import { readJson, writeJson } from './json-file.ts'
import { rpc } from './rpc.ts'

const COIN = 10n ** 18n

/** Nobody makes tokens later, so this is all that will ever be on this chain. */
const TOKEN_SUPPLY = 1_000_000_000n * COIN
const OPERATOR_COINS = 10_000_000n * COIN
const PAYER_COINS = 100n * COIN

/** What a transaction with a root costs, many times over. */
const ANCHOR_COINS = COIN

type Identities = { operatorKey: Hex; payerKey: Hex; anchorKey: Hex }
type Contracts = { pool: Address; token: Address }
export type Deployment = Identities & Contracts

/**
 * Puts the token and the pool on the chain and funds who works with them: the operator, who pays revenue in and
 * administers the pool, the payer, who pays out, and who writes the roots of proofs on the chain. With `dir` their keys
 * and the addresses are remembered, and what is on the chain already is left as it is.
 */
export async function deploy(rpcUrl: string, { dir }: { dir?: string } = {}): Promise<Deployment> {
  // One that was written before a key was thought of gets it now.
  const remembered = await readJson<Partial<Identities>>(dir, 'identities.json')
  const identities: Identities = { ...newIdentities(), ...remembered }
  await writeJson(dir, 'identities.json', identities)

  const known = await readJson<Contracts>(dir, 'contracts.json')
  if (known && (await isDeployed(rpcUrl, known))) {
    if (!remembered?.anchorKey) await giveToAnchor(rpcUrl, identities)
    return { ...identities, ...known }
  }

  const contracts = await deployContracts(rpcUrl, identities)
  await writeJson(dir, 'contracts.json', contracts)
  return { ...identities, ...contracts }
}

/** Makes a contract of this data from the faucet's account and returns where it is. */
export async function deployContract(rpcUrl: string, data: Hex): Promise<Address> {
  const { hash, receipt } = await send(rpcUrl, { data })
  if (!receipt.contractAddress) throw new Error(`Transaction ${hash} made no contract`)
  return getAddress(receipt.contractAddress)
}

async function deployContracts(rpcUrl: string, keys: Identities): Promise<Contracts> {
  const artifacts = await compile()
  const operator = privateKeyToAddress(keys.operatorKey)
  const payer = privateKeyToAddress(keys.payerKey)
  const supply = { holder: faucet, supply: TOKEN_SUPPLY } as const
  const token = await deployContract(rpcUrl, tokenData(artifacts, supply))
  const roles = { admin: operator, payer, token }
  const pool = await deployContract(rpcUrl, poolData(artifacts, roles))
  await give(rpcUrl, operator, OPERATOR_COINS)
  await give(rpcUrl, operator, { token, amount: OPERATOR_COINS })
  await give(rpcUrl, payer, PAYER_COINS)
  await giveToAnchor(rpcUrl, keys)
  return { pool, token }
}

const giveToAnchor = (rpcUrl: string, { anchorKey }: Identities) =>
  give(rpcUrl, privateKeyToAddress(anchorKey), ANCHOR_COINS)

function newIdentities(): Identities {
  const key = () => `0x${randomBytes(32).toString('hex')}` as const
  return { operatorKey: key(), payerKey: key(), anchorKey: key() }
}

/** Whether the chain still has both: a crash may have taken the last second of it back. */
async function isDeployed(rpcUrl: string, { pool, token }: Contracts): Promise<boolean> {
  const codes = await Promise.all(
    [pool, token].map((address) => rpc<Hex>(rpcUrl, 'eth_getCode', address, 'latest')),
  )
  return codes.every((code) => code !== '0x')
}
