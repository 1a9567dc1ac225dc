import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { knownPlace } from '#postgres/place.ts'
import { postmaster, stopPostmaster } from '#postgres/postmaster.ts'
import { answers } from '#postgres/roles.ts'

/** A folder for the databases of a test run, named after the process that removes it in the end. */
export async function folderOfRun(room: string, pid = process.pid): Promise<string> {
  const folder = await mkdtemp(join(room, `bitwave-test-${pid}-`))
  // Open to the user that PostgreSQL runs as, so that it lives in here and goes with it.
  await chmod(folder, 0o711)
  return folder
}

/** Removes the folders of runs that were killed, with their servers, which outlive a kill. */
export async function removeLeftovers(room: string): Promise<void> {
  for (const name of await readdir(room)) {
    const pid = Number(/^bitwave-test-(\d+)-/.exec(name)?.[1])
    if (pid > 0 && !lives(pid)) await remove(join(room, name))
  }
}

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}

async function remove(folder: string): Promise<void> {
  // Gone meanwhile where another run begins as well; and what is another user's is theirs to remove.
  if ((await stat(folder).catch(() => undefined))?.uid !== process.getuid?.()) return
  const place = knownPlace(folder)
  const server = place && postmaster(place)
  if (server) await stopPostmaster(server, place)
  // One that answers and is no process of ours belongs to a run in a container, which shares the memory alone.
  if (place && (await answers(place))) return
  // More than once: where it was killed while it made the database, that goes on for a moment.
  await rm(folder, { recursive: true, force: true, maxRetries: 10 })
}
