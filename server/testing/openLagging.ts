import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

type Call = { id: number; method: string; params: unknown[] }
const RECEIPT = 'eth_getTransactionReceipt'
const numberOf = (hex: string) => Number.parseInt(hex, 16)
const hexOf = (number: number) => `0x${number.toString(16)}`

const answered = ({ id }: Call, result: unknown) => ({ jsonrpc: '2.0', id, result })

/** What the node at an address says. */
async function ask(url: string, call: Call): Promise<unknown> {
  const body = JSON.stringify({ ...call, jsonrpc: '2.0' })
  const headers = { 'content-type': 'application/json' }
  return (await fetch(url, { method: 'POST', headers, body })).json()
}

/** As of the newest block. */
const NOW = /^(latest|pending)$/

type Receipt = { result: { blockNumber: string } | null }

/** The same of one whose newest block is `newest`: logs and accounts end there without a word, a later block or receipt is none. */
async function askLate(url: string, call: Call, newest: number): Promise<unknown> {
  const [asked, ...more] = call.params
  if (call.method === RECEIPT) {
    const said = (await ask(url, call)) as Receipt
    return said.result && numberOf(said.result.blockNumber) > newest ? answered(call, null) : said
  }
  if (call.method === 'eth_getBlockByNumber' && numberOf(String(asked)) > newest)
    return answered(call, null)
  if (NOW.test(String(more[0]))) return ask(url, { ...call, params: [asked, hexOf(newest)] })
  if (call.method !== 'eth_getLogs') return ask(url, call)
  const range = asked as { fromBlock: string; toBlock: string }
  const end = Math.min(numberOf(range.toBlock), newest)
  if (numberOf(range.fromBlock) > end) return answered(call, [])
  return ask(url, { ...call, params: [{ ...range, toBlock: hexOf(end) }, ...more] })
}

/** A door with two nodes behind it: whoever asks for logs, receipts or a contract gets the one that has not come further than `newest`. */
export async function openLagging(
  url: string,
  newest: number,
  asking: 'eth_getLogs' | 'eth_call' | typeof RECEIPT = 'eth_getLogs',
): Promise<string> {
  const server = createServer(async (request, response) => {
    const said = await json(request)
    const calls = [said].flat() as Call[]
    const late = calls.some(({ method }) => method === asking)
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
