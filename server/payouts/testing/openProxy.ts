import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

/**
 * How transactions are taken. pass: as the node does. lost: the node never hears of them. silent: it takes them and says
 * nothing. wrong: it takes them, and an error is answered.
 */
type Manner = 'pass' | 'lost' | 'silent' | 'wrong'

const headers = { 'content-type': 'application/json' }

const errorFor = (body: string, path: string | undefined) => {
  const asked = JSON.parse(body) as { id: number } | { id: number }[]
  const error = { code: -32_000, message: `no luck at ${path}` }
  const errors = [asked].flat().map(({ id }) => ({ jsonrpc: '2.0', id, error }))
  return JSON.stringify(Array.isArray(asked) ? errors : errors[0])
}

/** Whether it asks for the logs of more blocks than that. */
const asksTooMuch = (body: string, most: number): boolean =>
  ([JSON.parse(body)].flat() as Asked[]).some(({ method, params: [filter] = [] }) => {
    if (method !== 'eth_getLogs') return false
    return Number(filter?.toBlock) - Number(filter?.fromBlock) >= most
  })

type Asked = { method: string; params?: { fromBlock?: string; toBlock?: string }[] }

/**
 * A way to a node that does with transactions what it is told to; everything else goes through, but logs of too many
 * blocks at once.
 */
export async function openProxy(
  target: string,
  { mostBlocks = Number.POSITIVE_INFINITY }: { mostBlocks?: number } = {},
) {
  let manner: Manner = 'pass'
  let asked = 0
  const forward = async (body: string) =>
    (await fetch(target, { method: 'POST', headers, body })).text()
  const server = createServer(async (request, response) => {
    const body = await text(request)
    asked += 1
    const how = body.includes('eth_sendRawTransaction') ? manner : 'pass'
    if (asksTooMuch(body, mostBlocks)) {
      response.writeHead(200, headers).end(errorFor(body, 'logs of so many blocks'))
      return
    }
    const said = how === 'lost' ? '' : await forward(body)
    if (how === 'pass') response.writeHead(200, headers).end(said)
    if (how === 'wrong') response.writeHead(200, headers).end(errorFor(body, request.url))
  })
  server.listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v2/a-secret-of-the-node`,
    be: (now: Manner) => {
      manner = now
    },
    /** How often it was asked since. */
    asked: () => asked,
  }
}
