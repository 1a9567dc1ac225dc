import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openService, type Service } from '#server/testing/openService.ts'
import { unheard } from './unheard.ts'

let service: Service
beforeAll(async () => {
  service = await openService()
})
afterAll(() => service.close())

const portOf = () => Number(new URL(service.url).port)

/** All that is answered to these bytes until the connection is closed. */
async function answered(bytes: string, port = portOf()): Promise<string> {
  const caller = connect(port, '127.0.0.1')
  let said = ''
  caller.on('data', (part) => {
    said += String(part)
  })
  caller.on('error', () => {})
  caller.write(bytes)
  await once(caller, 'close')
  return said
}

const UNREAD = 'The request could not be read. Send JSON.'
const LARGE = 'The request is too large.'
const head = (...lines: string[]) =>
  `${['POST /api/home/ad HTTP/1.1', 'host: x', 'content-type: application/json', ...lines].join('\r\n')}\r\n\r\n`

test.each([
  ['no HTTP at all', 'HELO farm\r\n\r\n', '400', UNREAD],
  ['the first words of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', '400', UNREAD],
  ['two lengths', head('content-length: 2', 'content-length: 3'), '400', UNREAD],
  ['a length and chunks', head('content-length: 2', 'transfer-encoding: chunked'), '400', UNREAD],
  ['a chunk without a length', `${head('transfer-encoding: chunked')}zz\r\n`, '400', UNREAD],
  ['headers without end', head(`x: ${'x'.repeat(70_000)}`), '431', LARGE],
])(
  '%s is refused in an envelope, with a status of HTTP’s own',
  async (_, bytes, status, message) => {
    const [lines = '', body = ''] = (await answered(bytes)).split('\r\n\r\n')
    expect(lines).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(lines).toContain('connection: close')
    expect(lines).toContain(`content-length: ${body.length}`)
    expect(JSON.parse(body)).toEqual({ code: 400, message, result: null })
  },
)

test('what does not come in time is told as not done', async () => {
  const server = createServer({ requestTimeout: 100, connectionsCheckingInterval: 20 })
  server.on('clientError', unheard).listen(0)
  onTestFinished(() => {
    server.close()
  })
  const said = await answered(head('content-length: 9'), (server.address() as AddressInfo).port)
  expect(said).toMatch(/^HTTP\/1.1 408 /)
  expect(said).toContain('nothing was done')
})

test('nothing is said that could be taken for the answer to the request before', async () => {
  expect(await answered(`${head('content-length: 2')}{}HELO farm\r\n\r\n`)).not.toMatch(/ 400 /)
})
