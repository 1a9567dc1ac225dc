import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createTransport } from 'nodemailer'
import { createPublicClient, http } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { poolAbi } from '#shared/chain.ts'
import { give, headOf } from './control.ts'
import { hex, rpc } from './rpc.ts'
import { type Ready, startDevnet } from './startDevnet.ts'

const ANN = '0x00000000000000000000000000000000000000A1'
const COIN = 10n ** 18n

let dir: string
const children: ChildProcess[] = []

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'devnet-'))
})

afterEach(async () => {
  for (const child of children.splice(0)) await end(child, 'SIGTERM')
  await rm(dir, { recursive: true })
})

/** The devnet as it is really started, in a process of its own. */
async function run(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, NODE_ENV: 'development', DEVNET_DIR: dir, CONFIRMATIONS: '2', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  children.push(child)
  let said = ''
  child.stderr?.on('data', (data) => {
    said += data
  })
  if (!child.stdout) throw new Error('no stdout')
  const lines = createInterface({ input: child.stdout })
  const ended = once(child, 'exit').then(() => {
    throw new Error(said)
  })
  ended.catch(() => {})
  const [line] = await Promise.race([once(lines, 'line'), ended])
  return { child, ready: JSON.parse(line) as Ready, said: () => said }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill(signal)
  await gone
}

const balance = async (url: string) =>
  BigInt(await rpc<string>(url, 'eth_getBalance', ANN, 'latest'))

const ask = async (url: string, body?: object) => {
  const response = await fetch(url, body && { method: 'POST', body: JSON.stringify(body) })
  return { status: response.status, body: await response.json() }
}

test('it does not run in production', async () => {
  await expect(run({ NODE_ENV: 'production' })).rejects.toThrow('does not run in production')
})

test('a second one on the same folder says so and harms nothing', async () => {
  const { ready } = await run()
  await expect(run()).rejects.toThrow(`runs from this folder already: ${ready.pageUrl}`)
  expect((await headOf(ready.rpcUrl)).number).toBeGreaterThan(0)
})

test('what it prints is what it keeps, for the owner alone', async () => {
  const { ready } = await run()
  const file = join(dir, 'devnet.json')
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(ready)
  for (const name of ['devnet.json', 'identities.json', 'contracts.json']) {
    expect((await stat(join(dir, name))).mode & 0o077).toBe(0)
  }
})

test('the operator has plenty of both coins, the payer may pay out and can pay for it', async () => {
  const { ready } = await run()
  const address = (
    await ask(`${ready.pageUrl}/api/address/${privateKeyToAddress(ready.operatorKey)}`)
  ).body
  expect(address).toMatchObject({ BTCW: '10000000', BTCWT: '10000000' })

  const payer = (await ask(`${ready.pageUrl}/api/address/${privateKeyToAddress(ready.payerKey)}`))
    .body
  expect(payer).toMatchObject({ BTCW: '100' })
  const client = createPublicClient({ transport: http(ready.rpcUrl) })
  const pool = { address: ready.poolAddress, abi: poolAbi }
  const role = await client.readContract({ ...pool, functionName: 'PAYER_ROLE' })
  const args = [role, privateKeyToAddress(ready.payerKey)] as const
  expect(await client.readContract({ ...pool, functionName: 'hasRole', args })).toBe(true)
})

test('kill -9 loses nothing older than two seconds, and all comes back where it was', async () => {
  const { child, ready } = await run()
  await createTransport(ready.smtpUrl).sendMail({
    from: 'a@b.test',
    to: 'c@d.test',
    subject: 'kept',
  })
  await give(ready.rpcUrl, ready.poolAddress, COIN)
  await give(ready.rpcUrl, ANN, COIN)
  const deployedAt = async () => (await stat(join(dir, 'contracts.json'))).mtimeMs
  const deployed = await deployedAt()
  const { number } = await headOf(ready.rpcUrl)
  // Two blocks later, a second each, what lies below is saved.
  await expect
    .poll(async () => (await headOf(ready.rpcUrl)).number, { timeout: 5_000 })
    .toBe(number + 2)
  await end(child, 'SIGKILL')

  const again = await run()
  expect(again.ready).toEqual(ready)
  expect(await deployedAt()).toBe(deployed)
  expect(await balance(ready.rpcUrl)).toBe(COIN)
  const logs = await rpc<unknown[]>(ready.rpcUrl, 'eth_getLogs', {
    address: ready.poolAddress,
    fromBlock: hex(number - 1),
  })
  expect(logs).toHaveLength(1)
  expect((await ask(`${ready.pageUrl}/api/mails`)).body.list).toMatchObject([{ subject: 'kept' }])
})

test('what the page has answered is kept whenever it is killed', async () => {
  const { child, ready } = await run()
  const { body } = await ask(`${ready.pageUrl}/api/time`, { seconds: 86_400 })
  await end(child, 'SIGKILL')
  await run()
  const { number, time } = await headOf(ready.rpcUrl)
  expect(number).toBeGreaterThanOrEqual(body.block)
  expect(time * 1000).toBeGreaterThanOrEqual(Date.parse(body.time))
})

test('told to end it saves everything at once', async () => {
  const { child, ready } = await run()
  await give(ready.rpcUrl, ANN, COIN)
  await end(child, 'SIGTERM')
  expect(child.exitCode).toBe(0)
  await run()
  expect(await balance(ready.rpcUrl)).toBe(COIN)
})

test('it ends when whoever started it is gone', async () => {
  const { child } = await run()
  const gone = once(child, 'exit')
  child.disconnect()
  expect((await gone)[0]).toBe(0)
})

test('when the chain dies it says so and ends', async () => {
  const { child, said } = await run()
  const gone = once(child, 'exit')
  const { pid } = JSON.parse(await readFile(join(dir, 'anvil.json'), 'utf8'))
  process.kill(pid, 'SIGKILL')
  expect((await gone)[0]).toBe(1)
  expect(said()).toContain('anvil has ended by itself')
})

test('the page gives coins, moves time and mines, and refuses what makes no sense', async () => {
  const devnet = await startDevnet({ dir, confirmations: 2 })
  const { pageUrl, rpcUrl } = devnet.ready
  const gift = { address: ANN, coin: 'BTCW', amount: '1.5' }
  const refusals = [
    ['/api/give', { ...gift, amount: '0' }, 'amount'],
    ['/api/give', { ...gift, amount: '-1' }, 'amount'],
    ['/api/give', { ...gift, coin: 'ETH' }, 'coin'],
    ['/api/give', { ...gift, address: '0x1' }, 'address'],
    // One letter in the wrong case: mistyped.
    ['/api/give', { ...gift, address: devnet.ready.poolAddress.replace('F', 'f') }, 'address'],
    ['/api/time', { seconds: -1 }, 'seconds'],
    ['/api/time', { seconds: 1.5 }, 'seconds'],
    ['/api/mine', { blocks: 0 }, 'blocks'],
    ['/api/mine', {}, 'blocks'],
  ] as const
  for (const [path, body, field] of refusals) {
    const answer = await ask(pageUrl + path, body)
    expect([answer.status, answer.body.error]).toEqual([400, expect.stringContaining(field)])
  }

  expect((await ask(`${pageUrl}/api/give`, gift)).status).toBe(200)
  expect(await balance(rpcUrl)).toBe(COIN + COIN / 2n)
  expect((await ask(`${pageUrl}/api/give`, { ...gift, coin: 'BTCWT' })).status).toBe(200)
  const { body } = await ask(`${pageUrl}/api/address/${ANN}`)
  expect(body).toMatchObject({ BTCW: '1.5', BTCWT: '1.5', contract: false })
  expect(body.transactions).toHaveLength(1)

  const before = await headOf(rpcUrl)
  const { body: after } = await ask(`${pageUrl}/api/time`, { seconds: 86_400 })
  expect(Date.parse(after.time) / 1000 - before.time).toBeGreaterThanOrEqual(86_400)
  const mined = (await ask(`${pageUrl}/api/mine`, { blocks: 5 })).body
  expect(mined.block).toBeGreaterThanOrEqual(after.block + 5)

  expect((await ask(`${pageUrl}/api/tx/0x12`)).status).toBe(400)
  expect((await ask(`${pageUrl}/api/tx/0x${'0'.repeat(64)}`)).body.status).toBe('unknown')
  expect((await ask(`${pageUrl}/nothing`)).status).toBe(404)
  await devnet.stop()
})

test('a page from elsewhere cannot reach it, the app can', async () => {
  const devnet = await startDevnet({ dir })
  const url = `${devnet.ready.pageUrl}/api/status`
  const from = (origin: string) => fetch(url, { headers: { origin } })
  for (const origin of ['https://evil.test', 'null', 'http://127.0.0.1.evil.test']) {
    const response = await from(origin)
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([
      403,
      null,
    ])
  }
  for (const origin of ['http://localhost:4820', 'http://192.168.1.7:4820']) {
    expect((await from(origin)).headers.get('access-control-allow-origin')).toBe(origin)
  }
  await devnet.stop()
})
