import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { portFor } from './portFor.ts'

const hold = async () => {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()))
  return { server, port: (server.address() as AddressInfo).port }
}

test('the wanted port is taken as it is, whatever was last', async () => {
  expect(await portFor(1234, 'http://127.0.0.1:5678')).toBe(1234)
})

test('at first any port will do', async () => {
  expect(await portFor(undefined, undefined)).toBe(0)
})

test('the port of last time is waited for while its holder ends', async () => {
  const { server, port } = await hold()
  const taken = portFor(0, `http://127.0.0.1:${port}`)
  server.close()
  expect(await taken).toBe(port)
})

test('where another holds it for good, any other is taken', async () => {
  const { server, port } = await hold()
  expect(await portFor(undefined, `http://127.0.0.1:${port}`)).toBe(0)
  server.close()
})
