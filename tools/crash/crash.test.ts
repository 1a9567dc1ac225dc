import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { crash } from './crash.ts'

/** The short form; `node tools/crash.ts 50` is the long one. */
const KILLS = 6

test('what was acknowledged outlives kill -9 of the service and of PostgreSQL', {
  timeout: 180_000,
}, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'bitwave-crash-'))
  await chmod(dataDir, 0o711)
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const outcome = await crash({ kills: KILLS, dataDir, log: () => {} })
  expect(outcome.problems).toEqual([])
  expect(outcome.acknowledged).toBeGreaterThan(KILLS * 10)
  expect(outcome.refused).toBeGreaterThan(0)
})
