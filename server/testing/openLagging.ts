import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

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
export async function openLagging(url: string, newest: number): Promise<string> {
  const server = createServer(async (request, response) => {
    const said = await json(request)
    const calls = [said].flat() as Call[]
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
        const headers = { 'content-type': 'application/json' }
        return (await fetch(url, { method: 'POST', headers, body })).json()
      }),
    )
    const body = JSON.stringify(Array.isArray(said) ? answers : answers[0])
    response.setHeader('content-type', 'application/json').end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
