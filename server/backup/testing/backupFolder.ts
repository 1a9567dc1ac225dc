import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A folder of its own, gone when the test that asked for it is finished. */
export async function backupFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bitwave-backup-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}
