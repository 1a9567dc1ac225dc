import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readJson } from './json-file.ts'

/**
 * Ends the node that a devnet left behind when it was killed: it still holds the port, and nobody saves its chain.
 * Only where the process with that id really is such a node; ids are given out again.
 */
export async function endOrphan(stateDir: string): Promise<void> {
  const left = await readJson<{ pid: number }>(stateDir, 'anvil.json')
  if (left && (await isAnvil(left.pid))) {
    process.kill(left.pid, 'SIGKILL')
    while (await isAnvil(left.pid)) await wait(10)
  }
  // What it kept of its own is of no use to another.
  await rm(join(stateDir, 'anvil'), { recursive: true, force: true })
}

async function isAnvil(pid: number): Promise<boolean> {
  try {
    // Empty for one that is dead and not yet buried.
    return (await readFile(`/proc/${pid}/cmdline`, 'utf8')).includes('/bin/anvil')
  } catch {
    return false
  }
}
