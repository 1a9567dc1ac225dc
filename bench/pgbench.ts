import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** PostgreSQL's own measure of the same statements without us, where it is installed. */
const pgbench = [
  ...globSync('/usr/lib/postgresql/*/bin/pgbench'),
  ...globSync('/usr/bin/pgbench'),
].at(-1)

type Run = { url: string; clients: number; seconds: number }

/** Transactions a second that pgbench reaches with the script; undefined where there is no pgbench. */
export async function rateOf(
  script: string,
  { url, clients, seconds }: Run,
): Promise<number | undefined> {
  if (!pgbench) return undefined
  const folder = await mkdtemp(join(tmpdir(), 'bitwave-pgbench-'))
  try {
    const file = join(folder, 'script.sql')
    await writeFile(file, script)
    // Not prepared, as the service's queries are not.
    const how = ['-n', '-M', 'extended', '-f', file, '-j', '1']
    const size = ['-c', String(clients), '-T', String(seconds)]
    const { stdout } = await run(pgbench, [...how, ...size], { env: environmentOf(url) })
    const tps = /tps = ([\d.]+) \(without/.exec(stdout)?.[1]
    if (!tps) throw new Error(`pgbench said no figure:\n${stdout}`)
    return Number(tps)
  } finally {
    await rm(folder, { recursive: true })
  }
}

function environmentOf(url: string): NodeJS.ProcessEnv {
  const { password, username, searchParams, pathname } = new URL(url.replace('@/', '@localhost/'))
  return {
    ...process.env,
    PGPASSWORD: decodeURIComponent(password),
    PGUSER: username,
    PGHOST: searchParams.get('host') ?? '',
    PGDATABASE: pathname.slice(1),
  }
}
