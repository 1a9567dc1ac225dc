import { type Address, encodeFunctionData } from 'viem'
import { type Artifacts, compile } from '#contracts/compile.ts'
import { poolData, tokenData } from '#contracts/deployData.ts'
import * as wire from '#server/chain/wire.ts'
import { tokenAbi } from '#shared/chain.ts'
import { DECIMALS } from '#shared/money.ts'
import { blockOf, findPool, findToken, hasCode } from './made-before.ts'
import { makeContract } from './makeContract.ts'
import { type Deployer, openDeployer, until } from './openDeployer.ts'
import type { Plan } from './readPlan.ts'

/** What a service has to be told of the contracts. */
type Deployed = { token: Address; pool: Address; startBlock: number }

/**
 * Puts the token, where none is named, and the pool on the chain, and waits until the pool lies deep enough. What the
 * wallet has made already is found there and not made again: whoever was cut off in the middle runs this once more.
 */
export async function deployFarm(plan: Plan, say: (line: string) => void): Promise<Deployed> {
  const { admin, payer } = plan
  const artifacts = await compile()
  const deployer = await openDeployer(plan, say)
  await nothingWaits(deployer)
  const token = await tokenOf(deployer, { plan, artifacts })
  const data = poolData(artifacts, { admin, payer, token })
  const found = await findPool(deployer, { data, admin, payer })
  if (found) say(`BitwavePool is at ${found} already`)
  const pool = found ?? (await makeContract(deployer, { name: 'BitwavePool', data }))
  await deepEnough(deployer, { block: await blockOf(deployer, { pool, admin }), ...plan })
  // A chain that took blocks back meanwhile has it in another one, or not at all.
  if (!(await hasCode(deployer, pool)) || !(await hasCode(deployer, token)))
    throw new Error('the chain has taken blocks back: run this again')
  return { token, pool, startBlock: await blockOf(deployer, { pool, admin }) }
}

/** What is on its way may be what would be made. */
async function nothingWaits({ sent, say, wallet }: Deployer) {
  const waits = async () => (await sent('pending')) > (await sent('latest'))
  if (await waits()) say(`waiting for what ${wallet.address} has sent before`)
  await until(async () => !(await waits()))
}

async function tokenOf(
  deployer: Deployer,
  { plan: { token }, artifacts }: { plan: Plan; artifacts: Artifacts },
): Promise<Address> {
  if (typeof token === 'string') {
    await checkToken(deployer, token)
    return token
  }
  const data = tokenData(artifacts, token)
  const found = await findToken(deployer, { data, ...token })
  if (found) deployer.say(`BitwaveToken is at ${found} already`)
  return found ?? makeContract(deployer, { name: 'BitwaveToken', data })
}

/** Amounts in the books have the coin's decimals: a token with others would be paid a power of ten wrong. */
async function checkToken(deployer: Deployer, token: Address) {
  const call = { to: token, data: encodeFunctionData({ abi: tokenAbi, functionName: 'decimals' }) }
  if (!(await hasCode(deployer, token))) throw new Error(`there is no contract at ${token}`)
  const decimals = await deployer.ask(wire.Big, 'eth_call', call, 'latest')
  if (decimals !== BigInt(DECIMALS))
    throw new Error(`BITWAVE_TOKEN has ${decimals} decimals, not ${DECIMALS}`)
}

async function deepEnough(
  { ask, say }: Deployer,
  { block, confirmations }: { block: number; confirmations: number },
) {
  say(`waiting until block ${block} lies ${confirmations} deep`)
  await until(async () => (await ask(wire.Int, 'eth_blockNumber')) >= block + confirmations - 1)
}
