import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openService, type Service } from '#server/testing/openService.ts'
import { listen } from './listen.ts'
import { makeApp } from './makeApp.ts'

const dist = mkdtempSync(join(tmpdir(), 'slow-'))
let service: Service
beforeAll(async () => {
  service = await openService()
  writeFileSync(join(dist, 'large.bin'), Buffer.alloc(64 * 1024 * 1024))
})
afterAll(async () => {
  await service.close()
  rmSync(dist, { recursive: true })
})

/** The service's door, where a connection may be quiet for so long, and who has come in. */
async function door(quiet?: number) {
  const { world } = service
  const app = makeApp({ ...world.config, ...(quiet && { quiet }) })
  const { url } = await listen(app, world, { dist, ready: async () => true })
  const callers: Socket[] = []
  onTestFinished(async () => {
    for (const caller of callers) caller.destroy()
    await app.close()
  })
  const call = (head: string) => {
    const caller = connect(Number(new URL(url).port), '127.0.0.1', () => caller.write(head))
    callers.push(caller.on('error', () => {}))
    return caller
  }
  const open = () => new Promise<number>((told) => app.server.getConnections((_, n) => told(n)))
  return { call, open }
}

test('whoever never reads the answer is let go', async () => {
  const { call, open } = await door(500)
  for (let i = 0; i < 20; i += 1) call('GET /large.bin HTTP/1.1\r\nhost: x\r\n\r\n').pause()
  await expect.poll(open).toBe(20)
  await expect.poll(open, { timeout: 10_000 }).toBe(0)
})

test('whoever reads slowly, but reads, gets all of it', async () => {
  const { call } = await door(500)
  const caller = call('GET /large.bin HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
  let got = 0
  caller.on('data', (part) => {
    got += part.length
    caller.pause()
    setTimeout(() => caller.resume(), got % 8_000_000 < part.length ? 100 : 0)
  })
  await new Promise((ended) => caller.on('close', ended))
  expect(got).toBeGreaterThan(64 * 1024 * 1024)
})

test('whoever sends a body byte by byte holds nothing of the database', async () => {
  const { call } = await door()
  const head = 'POST /api/member/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n'
  const callers = Array.from({ length: 40 }, () => call(`${head}content-length: 90\r\n\r\n{`))
  for (const caller of callers) caller.write(' ')
  const { code } = await service.call('home/ad')
  expect(code).toBe(200)
  const busy = await service.db.inTx(
    (tx) => tx`
      select 1 from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`,
  )
  expect(busy).toEqual([])
})
