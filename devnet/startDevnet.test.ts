import { once } from 'node:events'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createPublicClient, http } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { beforeEach, expect, test } from 'vitest'
import { poolAbi } from '#shared/chain.ts'
import { headOf } from './control.ts'
import { askPage } from './testing/askPage.ts'
import { ownFolder } from './testing/ownFolder.ts'
import { runDevnet } from './testing/runDevnet.ts'

let dir: string
beforeEach(async () => {
  dir = await ownFolder()
})

test('it does not run in production', async () => {
  await expect(runDevnet(dir, { NODE_ENV: 'production' })).rejects.toThrow(
    'does not run in production',
  )
})

test('a second one on the same folder says so and harms nothing', async () => {
  const { ready } = await runDevnet(dir)
  await expect(runDevnet(dir)).rejects.toThrow(`runs from this folder already: ${ready.pageUrl}`)
  expect((await headOf(ready.rpcUrl)).number).toBeGreaterThan(0)
})

test('what it prints is what it keeps, for the owner alone', async () => {
  const { ready } = await runDevnet(dir)
  const file = join(dir, 'devnet.json')
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(ready)
  for (const name of ['devnet.json', 'identities.json', 'contracts.json']) {
    expect((await stat(join(dir, name))).mode & 0o077).toBe(0)
  }
})

test('the operator has plenty of both coins, the payer may pay out and can pay for it', async () => {
  const { ready } = await runDevnet(dir)
  const address = (
    await askPage(`${ready.pageUrl}/api/address/${privateKeyToAddress(ready.operatorKey)}`)
  ).body
  expect(address).toMatchObject({ BTCW: '10000000', BTCWT: '10000000' })

  const payer = (
    await askPage(`${ready.pageUrl}/api/address/${privateKeyToAddress(ready.payerKey)}`)
  ).body
  expect(payer).toMatchObject({ BTCW: '100' })
  const client = createPublicClient({ transport: http(ready.rpcUrl) })
  const pool = { address: ready.poolAddress, abi: poolAbi }
  const role = await client.readContract({ ...pool, functionName: 'PAYER_ROLE' })
  const args = [role, privateKeyToAddress(ready.payerKey)] as const
  expect(await client.readContract({ ...pool, functionName: 'hasRole', args })).toBe(true)
})

test('it ends when whoever started it is gone', async () => {
  const { child } = await runDevnet(dir)
  const gone = once(child, 'exit')
  child.disconnect()
  expect((await gone)[0]).toBe(0)
})

test('when the chain dies it says so and ends', async () => {
  const { child, said } = await runDevnet(dir)
  const gone = once(child, 'exit')
  const { pid } = JSON.parse(await readFile(join(dir, 'anvil.json'), 'utf8'))
  process.kill(pid, 'SIGKILL')
  expect((await gone)[0]).toBe(1)
  expect(said()).toContain('anvil has ended by itself')
})
