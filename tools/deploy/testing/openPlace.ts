import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { createInterface } from 'node:readline'
import type { Hex } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { onTestFinished } from 'vitest'
import { give } from '#devnet/control.ts'
import { rpc } from '#devnet/rpc.ts'
import { ownAnvil } from '#devnet/testing/ownAnvil.ts'
import { ONE } from '#shared/money.ts'

const newKey = (): Hex => `0x${randomBytes(32).toString('hex')}`

/** A chain with nothing on it, a wallet with coins for gas, and whoever is to hold the roles. */
export async function openPlace({ coins = ONE } = {}) {
  const { url } = await ownAnvil({ blockTime: 1 })
  const key = newKey()
  const deployer = privateKeyToAddress(key)
  const [admin, payer, holder] = [newKey(), newKey(), newKey()].map(privateKeyToAddress) as [
    Hex,
    Hex,
    Hex,
  ]
  await give(url, deployer, coins)
  const env = {
    BITWAVE_RPC_URL: url,
    DEPLOYER_KEY: key,
    POOL_ADMIN: admin,
    POOL_PAYER: payer,
    TOKEN_HOLDER: holder,
    TOKEN_SUPPLY: '1000',
    CONFIRMATIONS: '3',
  }
  return {
    ...{ url, key, env },
    ...{ deployer, admin, payer, holder },
    /** How many transactions the deployer has sent. */
    sent: async () => Number(await rpc<Hex>(url, 'eth_getTransactionCount', deployer, 'latest')),
  }
}

/** `npm run deploy`, as a process of its own: what it printed, and how it ended. */
export function runDeploy(env: Record<string, string>) {
  const child = spawn(process.execPath, ['tools/deploy.ts'], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  const [said, told] = [[] as string[], [] as string[]]
  createInterface({ input: child.stdout }).on('line', (line) => said.push(line))
  createInterface({ input: child.stderr }).on('line', (line) => told.push(line))
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { said, told, ended, kill: () => child.kill('SIGKILL') }
}
