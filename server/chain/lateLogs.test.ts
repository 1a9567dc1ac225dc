import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { mine } from '#devnet/control.ts'
import { COIN } from '#server/testing/openBooks.ts'
import { openFarm } from '#server/testing/openFarm.ts'
import { look } from './look.ts'
import { openChain } from './openChain.ts'

type Call = { id: number; method: string; params: [unknown] }
const numberOf = (hex: string) => Number.parseInt(hex, 16)

/** A call as a node takes it whose newest block is `newest`: logs end there without a word, a later block is none. */
const clipped = ({ id, method, params: [asked, ...more] }: Call, newest: number) => {
  if (method === 'eth_getLogs') {
    const range = asked as { fromBlock: string; toBlock: string }
    const end = Math.min(numberOf(range.toBlock), newest)
    const empty = numberOf(range.fromBlock) > end
    return { id, method, params: [{ ...range, toBlock: `0x${end.toString(16)}` }, ...more], empty }
  }
  const later = method === 'eth_getBlockByNumber' && numberOf(String(asked)) > newest
  return { id, method, params: [asked, ...more], none: later }
}

/** A door with two nodes behind it: whoever asks for logs gets the one that has not come further than `newest`. */
async function behind(url: string, newest: number): Promise<string> {
  const server = createServer(async (request, response) => {
    const calls = [await json(request)].flat() as Call[]
    const late = calls.some(({ method }) => method === 'eth_getLogs')
    const answers = await Promise.all(
      calls.map(async (call) => {
        const { id, method, params, none, empty } = {
          none: false,
          empty: false,
          ...(late ? clipped(call, newest) : call),
        }
        if (none || empty) return { jsonrpc: '2.0', id, result: none ? null : [] }
        const body = JSON.stringify({ jsonrpc: '2.0', id, method, params })
        return (
          await fetch(url, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body,
          })
        ).json()
      }),
    )
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answers))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('a node that has not come as far as the others leaves no payment out of the books', async () => {
  const farm = await openFarm()
  const ann = await farm.join()
  const { head } = await farm.settle()
  await ann.pay(10n * COIN)
  await mine(farm.chain.url, 5)
  const rpcUrl = await behind(farm.chain.url, head)
  const chain = openChain({ ...farm.world.config, rpcUrl })
  await look({ ...farm.follower, chain }).catch(() => undefined)
  await farm.settle()
  expect((await ann.balances()).BTCW.available).toBe(10n * COIN)
  expect(await farm.surplus()).toBe(0n)
})
