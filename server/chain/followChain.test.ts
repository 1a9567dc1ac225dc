import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { mine, reorg } from '#devnet/control.ts'
import { rpc } from '#devnet/rpc.ts'
import { COIN } from '#server/testing/openBooks.ts'
import { openFarm } from '#server/testing/openFarm.ts'
import type { Report } from './Following.ts'
import { followChain } from './followChain.ts'
import { look } from './look.ts'

/** Stands between the service and its node, and does what it is told to. */
async function proxyTo(node: string) {
  const proxy = { mode: 'passes' as 'passes' | 'away' | 'nonsense', url: '' }
  const server = createServer(async (request, response) => {
    const body = await text(request)
    if (proxy.mode === 'away') return request.socket.destroy()
    if (proxy.mode === 'nonsense') return response.end('[{"id":1,"result":"nonsense"}]')
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(node, { method: 'POST', headers, body })
    return response.end(await answer.text())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  proxy.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return proxy
}

test('a node that is away or talks nonsense stops nothing for good: it is told, and asked again', async () => {
  const farm = await openFarm()
  const ann = await farm.join()
  const proxy = await proxyTo(farm.chain.url)
  proxy.mode = 'away'
  const config = { ...farm.world.config, rpcUrl: proxy.url }
  const reports: Report[] = []
  const followed = await followChain({ ...farm.world, config }, (line) => reports.push(line))
  onTestFinished(followed.stop)
  expect(followed.status()).toMatchObject({ failures: 1, error: expect.any(String), lastOk: null })

  proxy.mode = 'nonsense'
  await vi.waitFor(() => expect(followed.status().failures).toBeGreaterThan(2), 10_000)
  proxy.mode = 'passes'
  await vi.waitFor(() => expect(followed.status().error).toBeNull(), 10_000)

  const id = await ann.open('10')
  await ann.pay(10n * COIN)
  await mine(farm.chain.url, 3)
  await vi.waitFor(async () => expect((await ann.order(id))?.status).toBe('success'), 10_000)
  expect(followed.status()).toMatchObject({ failures: 0, halted: false, alarms: 0 })
  expect(reports.filter(({ event }) => event === 'chain not read')).toHaveLength(1)
  expect(reports.filter(({ event }) => event === 'chain read again')).toHaveLength(1)

  await followed.stop()
  const { head } = followed.status()
  await mine(farm.chain.url, 3)
  expect(followed.status().head).toBe(head)
})

test('whoever is told to stop while it catches up stops after the step that is under way', async () => {
  const farm = await openFarm()
  await mine(farm.chain.url, 2_500)
  expect(await look(farm.follower, AbortSignal.abort())).toMatchObject({ outcome: 'more' })
  expect(await look(farm.follower)).not.toMatchObject({ outcome: 'more' })
})

test('a long chain is read while others are let in, and it is told when all is settled', async () => {
  const farm = await openFarm()
  await mine(farm.chain.url, 4_500)
  const followed = await followChain(farm.world, () => {})
  onTestFinished(followed.stop)
  expect(followed.status()).toMatchObject({ lastOk: null, error: null })
  await followed.caughtUp
  expect(followed.status()).toMatchObject({ lastOk: expect.any(Date), error: null })
})

test('what the chain takes back is counted, and a mere halt is told by itself', async () => {
  const farm = await openFarm()
  const ann = await farm.join()
  await ann.pay(10n * COIN)
  await farm.settle()
  const followed = await followChain(farm.world, () => {})
  onTestFinished(followed.stop)
  await rpc(farm.chain.url, 'anvil_setChainId', 1)
  await vi.waitFor(() => expect(followed.status().halted).toBe(true), 10_000)
  expect(followed.status()).toMatchObject({ alarms: 0 })
  await rpc(farm.chain.url, 'anvil_setChainId', 21_000)
  await reorg(farm.chain.url, 4)
  await vi.waitFor(
    () => expect(followed.status()).toMatchObject({ halted: false, alarms: 1 }),
    10_000,
  )
})
