import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEther } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { expect, onTestFinished, test } from 'vitest'
import { give } from '#devnet/control.ts'
import { audit } from '#server/audit/audit.ts'
import { activity, rewardPool } from '#server/ledger/accounts.ts'
import { openFarm } from '#server/testing/openFarm.ts'
import { run } from './run.ts'

/** A farm on a local chain, its data folder as `npm start` leaves it, and the command. */
async function opened() {
  const farm = await openFarm()
  const { rpcUrl, pool, token } = farm.world.config
  const operatorKey = `0x${randomBytes(32).toString('hex')}` as const
  await give(rpcUrl, privateKeyToAddress(operatorKey), parseEther('1000'))
  await give(rpcUrl, privateKeyToAddress(operatorKey), { token, amount: parseEther('1000') })
  const folder = await mkdtemp(join(tmpdir(), 'bitwave-fund-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'devnet'))
  const known = {
    rpcUrl,
    poolAddress: pool,
    tokenAddress: token,
    smtpUrl: 'smtp://127.0.0.1:9',
    operatorKey,
    confirmations: 3,
  }
  await writeFile(join(folder, 'devnet', 'devnet.json'), JSON.stringify(known))

  const operator = async (typed: readonly string[], env = {}) => {
    const said: string[] = []
    const say = (line: string) => said.push(line)
    const DATABASE_URL = farm.db.appUrl
    const caller = {
      env: { DATABASE_URL, DATA_DIR: folder, OPERATOR: 'tester', ...env },
      say,
      complain: say,
      input: async () => '',
    }
    return { code: await run(typed, caller), text: said.join('\n') }
  }
  /** The service goes on beside the command: blocks come, and are looked at. */
  const beside = async <T>(work: Promise<T>): Promise<T> => {
    let done = false
    const end = work.finally(() => {
      done = true
    })
    while (!done) await Promise.race([end, farm.settle(1)])
    return end
  }
  return { ...farm, operator, beside, operatorAddress: privateKeyToAddress(operatorKey) }
}

test('on the devnet revenue is paid on the chain and waited for until it is in the books', async () => {
  const { operator, beside, house, db } = await opened()
  for (const total of ['100', '200']) {
    const { code, text } = await beside(operator(['fund', 'revenue', '100', 'BTCW']))
    expect(text).toMatch(
      new RegExp(`paid 100 BTCW[^]*booked: arrival[^]*reward pool now ${total}$`),
    )
    expect(code).toBe(0)
  }
  expect(await house(rewardPool)).toBe(parseEther('200'))
  expect(await beside(operator(['fund', 'activity', '7', 'BTCWT']))).toMatchObject({ code: 0 })
  expect(await house(activity, 'BTCWT')).toBe(parseEther('7'))
  expect(await audit(db)).toEqual([])
})

test('elsewhere the address is registered and what to pay is told, but never a member’s own', async () => {
  const { operator, join: joins } = await opened()
  const ann = await joins()
  const env = { BITWAVE_RPC_URL: 'http://node.invalid', BITWAVE_POOL: '0xpool' }
  const fund = (from: string) => operator(['fund', 'revenue', '12.5', 'BTCW', '--from', from], env)
  expect((await fund(ann.address)).text).toContain(`is the account of Ann (UID ${ann.id})`)
  expect((await fund('0x12')).text).toContain('no wallet address')
  const { code, text } = await fund('0x00000000000000000000000000000000000000a9')
  expect(code).toBe(0)
  expect(text).toContain('Pay exactly 12.5 BTCW')
  expect(text).toContain('0xpool')
})
