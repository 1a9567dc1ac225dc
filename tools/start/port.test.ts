import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { choosePort } from './port.ts'

function folder(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'bitwave-port-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  return dataDir
}

async function occupied(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  return address && typeof address === 'object' ? address.port : 0
}

test('a port that was asked for and is taken is refused by its number', async () => {
  const PORT = String(await occupied())
  await expect(choosePort(folder(), { PORT })).rejects.toThrow(`PORT ${PORT} is taken`)
})

test('a host that is not this machine is refused by its name', async () => {
  await expect(choosePort(folder(), { HOST: '192.0.2.1' })).rejects.toThrow('HOST 192.0.2.1')
})

test('the port of last time is taken again', async () => {
  const dataDir = folder()
  const port = await choosePort(dataDir, {})
  expect(port).toBeGreaterThanOrEqual(4820)
  expect(await choosePort(dataDir, {})).toBe(port)
})
