import {
  type Address,
  encodeFunctionData,
  type Hex,
  keccak256,
  numberToHex,
  pad,
  parseAbi,
  toEventSelector,
  toHex,
  zeroHash,
} from 'viem'
import * as z from 'zod/mini'
import { newestFirst } from '#server/chain/stretches.ts'
import * as wire from '#server/chain/wire.ts'
import { poolAbi } from '#shared/chain.ts'
import type { Deployer } from './openDeployer.ts'

/** Contracts of a wallet are looked for among so many of its newest transactions. */
const NEWEST = 100

type Roles = { admin: Address; payer: Address }

/** The token of that supply, all of it first held by that holder, that the wallet has made already. */
export const findToken = (
  deployer: Deployer,
  { data, holder, supply }: { data: Hex; holder: Address; supply: bigint },
): Promise<Address | undefined> =>
  findMade(deployer, {
    data,
    fits: async (token) => {
      if ((await read(deployer, token, TOTAL)) !== supply) return false
      // Whom the supply was made for, which happens once: the holder may have passed it on since.
      const { topics } = await newestLog(deployer, token, [TRANSFER, zeroHash])
      return topics[2] === pad(holder).toLowerCase()
    },
    otherwise:
      'a BTCWT of another supply or holder: name it as BITWAVE_TOKEN, or take another wallet',
  })

/** The pool of these roles that the wallet has made already. */
export const findPool = (
  deployer: Deployer,
  { data, admin, payer }: Roles & { data: Hex },
): Promise<Address | undefined> =>
  findMade(deployer, {
    data,
    fits: async (pool) => {
      const held = [hasRole(zeroHash, admin), hasRole(keccak256(toHex('PAYER_ROLE')), payer)]
      const said = await Promise.all(held.map((question) => read(deployer, pool, question)))
      return said.every((yes) => yes === 1n)
    },
    otherwise: 'a pool of this token with other roles: use that one, or take another wallet',
  })

/** The block in which the pool was made: there whoever made it gave the admin the role, which happens once. */
export async function blockOf(
  deployer: Deployer,
  { pool, admin }: { pool: Address; admin: Address },
): Promise<number> {
  const topics = [GRANTED, zeroHash, pad(admin), pad(deployer.wallet.address)]
  return (await newestLog(deployer, pool, topics)).blockNumber
}

/** Whether there is a contract at an address. */
export const hasCode = async ({ ask }: Deployer, address: Address): Promise<boolean> =>
  (await ask(z.string(), 'eth_getCode', address, 'latest')) !== '0x'

type Sought = { data: Hex; fits: (made: Address) => Promise<boolean>; otherwise: string }

/** The newest contract with the code that this data makes. Throws where it was made for something else. */
async function findMade(deployer: Deployer, { data, fits, otherwise }: Sought) {
  const { ask, wallet, sent, placeOf } = deployer
  const code = await ask(z.string(), 'eth_call', { from: wallet.address, data }, 'latest')
  const next = await sent('latest')
  const nonces = Array.from({ length: Math.min(next, NEWEST) }, (_, back) => next - 1 - back)
  const codes = await Promise.all(
    nonces.map((nonce) => ask(z.string(), 'eth_getCode', placeOf(nonce), 'latest')),
  )
  const nonce = nonces[codes.indexOf(code)]
  if (nonce === undefined) return undefined
  const made = placeOf(nonce)
  if (!(await fits(made)))
    throw new Error(`${wallet.address} has made ${made} before, ${otherwise}`)
  return made
}

/** What a contract said when it was made, or the newest of it. Throws where the chain does not have it any more. */
async function newestLog({ ask }: Deployer, address: Address, topics: Hex[]): Promise<wire.Log> {
  const newest = await ask(wire.Int, 'eth_blockNumber')
  for (const { from, to } of newestFirst({ from: 0, to: newest })) {
    const range = { fromBlock: numberToHex(from), toBlock: numberToHex(to) }
    const log = (await ask(wire.Logs, 'eth_getLogs', { address, topics, ...range })).at(-1)
    if (log) return log
  }
  throw new Error(`the chain does not say when ${address} was made: run this again`)
}

const read = ({ ask }: Deployer, to: Address, data: Hex) =>
  ask(wire.Big, 'eth_call', { to, data }, 'latest')

const GRANTED = toEventSelector('RoleGranted(bytes32,address,address)')

const TRANSFER = toEventSelector('Transfer(address,address,uint256)')

const TOTAL = encodeFunctionData({
  abi: parseAbi(['function totalSupply() view returns (uint256)']),
})

const hasRole = (role: Hex, account: Address) =>
  encodeFunctionData({ abi: poolAbi, functionName: 'hasRole', args: [role, account] })
