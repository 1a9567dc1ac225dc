import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A folder for what the devnets of one test keep; it is gone when the test is finished. */
export async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'devnet-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}
