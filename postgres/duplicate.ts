import {
  chmodSync,
  copyFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { join } from 'node:path'

/**
 * Lays a folder down a second time, readable and runnable for everybody whatever the umask was and is. Files are linked where
 * that is possible: it takes no time and no room, and outlives the removal of the first.
 */
export function duplicate(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  chmodSync(to, 0o755)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const source = join(from, entry.name)
    const target = join(to, entry.name)
    if (entry.isDirectory()) duplicate(source, target)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else duplicateFile(source, target)
  }
}

function duplicateFile(source: string, target: string) {
  const { mode } = statSync(source)
  const open = mode & 0o100 ? 0o755 : 0o644
  if ((mode & open) === open && linked(source, target)) return
  copyFileSync(source, target)
  chmodSync(target, open)
}

function linked(source: string, target: string): boolean {
  try {
    linkSync(source, target)
    return true
  } catch {
    // Another disk, another owner's file, or a file system without links: a copy does as well.
    return false
  }
}
