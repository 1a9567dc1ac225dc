import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { folderOfRun, removeLeftovers } from './folderOfRun.ts'
import { startForgetful } from './startForgetful.ts'

test('what a killed run left goes at the next start, with its server; what is a living one’s stays', async () => {
  const room = mkdtempSync(join(tmpdir(), 'bitwave-room-'))
  onTestFinished(() => rmSync(room, { recursive: true, force: true }))
  // A process that is over: nobody has its number for a while.
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  const left = await folderOfRun(room, pid)
  const server = await startForgetful(left)
  onTestFinished(server.stop)
  const mine = basename(await folderOfRun(room))

  await removeLeftovers(room)
  expect(server.alive()).toBe(false)
  expect(readdirSync(room)).toEqual([mine])
})
