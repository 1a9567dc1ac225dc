import { type Hex, toHex } from 'viem'
import { beforeEach, expect, test } from 'vitest'
import { ONE } from '#shared/money.ts'
import { headOf, send } from './control.ts'
import { startDevnet } from './startDevnet.ts'
import { ANN, balanceOfAnn } from './testing/ann.ts'
import { askPage } from './testing/askPage.ts'
import { ownFolder } from './testing/ownFolder.ts'

let dir: string
beforeEach(async () => {
  dir = await ownFolder()
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
    const answer = await askPage(pageUrl + path, body)
    expect([answer.status, answer.body.error]).toEqual([400, expect.stringContaining(field)])
  }

  expect((await askPage(`${pageUrl}/api/give`, gift)).status).toBe(200)
  expect(await balanceOfAnn(rpcUrl)).toBe(ONE + ONE / 2n)
  expect((await askPage(`${pageUrl}/api/give`, { ...gift, coin: 'BTCWT' })).status).toBe(200)
  const { body } = await askPage(`${pageUrl}/api/address/${ANN}`)
  expect(body).toMatchObject({ BTCW: '1.5', BTCWT: '1.5', contract: false })
  expect(body.transactions).toHaveLength(1)

  const before = await headOf(rpcUrl)
  const { body: after } = await askPage(`${pageUrl}/api/time`, { seconds: 86_400 })
  expect(Date.parse(after.time) / 1000 - before.time).toBeGreaterThanOrEqual(86_400)
  const mined = (await askPage(`${pageUrl}/api/mine`, { blocks: 5 })).body
  expect(mined.block).toBeGreaterThanOrEqual(after.block + 5)

  expect((await askPage(`${pageUrl}/api/tx/0x12`)).status).toBe(400)
  expect((await askPage(`${pageUrl}/api/tx/0x${'0'.repeat(64)}`)).body.status).toBe('unknown')
  expect((await askPage(`${pageUrl}/nothing`)).status).toBe(404)
  await devnet.stop()
})

test('the explorer shows a text that was sent along, as a proof’s root is, and no other data', async () => {
  const devnet = await startDevnet({ dir })
  const { pageUrl, rpcUrl } = devnet.ready
  const shown = async (data: Hex) => {
    const { hash } = await send(rpcUrl, { to: ANN, data })
    return (await askPage(`${pageUrl}/api/tx/${hash}`)).body.text
  }
  expect(await shown(toHex('bitwave-farm proof 2026-11-28 f7b4'))).toBe(
    'bitwave-farm proof 2026-11-28 f7b4',
  )
  expect(await shown('0xa9059cbb00000000')).toBeUndefined()
  expect(await shown('0x')).toBeUndefined()
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
