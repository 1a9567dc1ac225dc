import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

type Call = { id: number; method: string; params: unknown[] }
const numberOf = (hex: string) => Number.parseInt(hex, 16)

const answered = ({ id }: Call, result: unknown) => ({ jsonrpc: '2.0', id, result })

/** What the node at an address says. */
async function ask(url: string, call: Call): Promise<unknown> {
  const body = JSON.stringify({ ...call, jsonrpc: '2.0' })
  const headers = { 'content-type': 'application/json' }
  return (await fetch(url, { method: 'POST', headers, body })).json()
}

/** The same of one whose newest block is `newest`: logs end there without a word, a later block is none. */
function askLate(url: string, call: Call, newest: number): Promise<unknown> | unknown {
  const [asked, ...more] = call.params
  if (call.method === 'eth_getBlockByNumber' && numberOf(String(asked)) > newest)
    return answered(call, null)
  if (call.method !== 'eth_getLogs') return ask(url, call)
  const range = asked as { fromBlock: string; toBlock: string }
  const end = Math.min(numberOf(range.toBlock), newest)
  if (numberOf(range.fromBlock) > end) return answered(call, [])
  return ask(url, { ...call, params: [{ ...range, toBlock: `0x${end.toString(16)}` }, ...more] })
}

/** A door with two nodes behind it: whoever asks for logs gets the one that has not come further than `newest`. */
export async function openLagging(url: string, newest: number): Promise<string> {
  const server = createServer(async (request, response) => {
    const said = await json(request)
    const calls = [said].flat() as Call[]
    const late = calls.some(({ method }) => method === 'eth_getLogs')
    const answers = await Promise.all(
      calls.map((call) => (late ? askLate(url, call, newest) : ask(url, call))),
    )
    const body = JSON.stringify(Array.isArray(said) ? answers : answers[0])
    response.setHeader('content-type', 'application/json').end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
