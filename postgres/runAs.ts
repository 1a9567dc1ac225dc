import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'

/** Whom PostgreSQL runs as; undefined: whoever we are. It refuses to run as root. */
export type User = { uid: number; gid: number } | undefined

const NAME = 'bitwave-farm'

/**
 * The unprivileged user for a data folder when we are root: the folder's owner where it exists, else a system user of our
 * own (made where `useradd` is at hand), else one that every machine has.
 */
export function runAs(folder: string): User {
  if (process.getuid?.() !== 0) return undefined
  const owner = ownerOf(folder)
  if (owner && owner.uid !== 0) return owner
  return lookUp(NAME) ?? makeUser() ?? lookUp('daemon') ?? { uid: 65534, gid: 65534 }
}

function ownerOf(folder: string): User {
  const stat = statSync(folder, { throwIfNoEntry: false })
  return stat && { uid: stat.uid, gid: stat.gid }
}

function lookUp(name: string): User {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined
}

function makeUser(): User {
  const options = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin']
  try {
    execFileSync('/usr/sbin/useradd', [...options, NAME], { stdio: 'ignore' })
  } catch {
    // No useradd here, or not allowed: lookUp then finds nobody and another user is taken.
  }
  return lookUp(NAME)
}
