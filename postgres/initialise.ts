import { execFile } from 'node:child_process'
import {
  chownSync,
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Place } from './place.ts'
import type { Programs } from './programs.ts'
import { quiet } from './quiet.ts'
import type { User } from './runAs.ts'

const BALLAST = 64 * 1024 * 1024

/** Makes the cluster at the first start. Refuses the folder of another major version. */
export async function initialise(
  place: Place,
  { programs, user }: { programs: Programs; user: User },
): Promise<void> {
  const versionFile = join(place.data, 'PG_VERSION')
  if (existsSync(versionFile)) {
    const version = readFileSync(versionFile, 'utf8').trim()
    if (version === String(programs.version)) return
    throw new Error(
      `${place.data} was made by PostgreSQL ${version}, this is ${programs.version}: bring the old one with PG_BIN, or restore a backup`,
    )
  }
  keepBallast(place.home)
  const passwordFile = join(place.socket, 'password')
  writeFileSync(passwordFile, place.passwords.postgres, { mode: 0o600 })
  if (user) chownSync(passwordFile, user.uid, user.gid)
  const locale =
    programs.version >= 17
      ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
      : ['--locale=C']
  try {
    await promisify(execFile)(
      join(programs.bin, 'initdb'),
      [
        '-D',
        place.data,
        '-U',
        'postgres',
        '--encoding=UTF8',
        ...locale,
        '--data-checksums',
        '-A',
        'scram-sha-256',
        `--pwfile=${passwordFile}`,
      ],
      { ...user, ...quiet(place) },
    )
  } catch (error) {
    // Half a cluster would be taken for a whole one.
    rmSync(versionFile, { force: true })
    throw error
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

/** A file to delete when the disk is full, so that the server can be stopped and moved in peace. */
function keepBallast(home: string) {
  const file = join(home, 'ballast')
  if (existsSync(file)) return
  const descriptor = openSync(file, 'w')
  const piece = Buffer.alloc(1024 * 1024, 1)
  for (let written = 0; written < BALLAST; written += piece.length) writeSync(descriptor, piece)
  closeSync(descriptor)
}
