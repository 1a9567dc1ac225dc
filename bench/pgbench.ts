import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Where pgbench is, if it is installed: PostgreSQL's own measure of the same statements without us. */
export const pgbench = [
  ...globSync('/usr/lib/postgresql/*/bin/pgbench'),
  ...globSync('/usr/bin/pgbench'),
].at(-1)

/** Transactions a second that pgbench reaches with the script, at most one more of itself than it has processors. */
export async function rateOf(
  script: string,
  { url, clients, seconds }: { url: string; clients: number; seconds: number },
): Promise<number> {
  if (!pgbench) throw new Error('pgbench is not installed')
  const folder = await mkdtemp(join(tmpdir(), 'bitwave-bench-'))
  const file = join(folder, 'script.sql')
  await writeFile(file, script)
  const { password, username, searchParams, pathname } = new URL(url.replace('@/', '@localhost/'))
  const { stdout } = await run(
    pgbench,
    ['-n', '-M', 'extended', '-f', file, '-c', String(clients), '-j', '1', '-T', String(seconds)],
    {
      env: {
        ...process.env,
        PGPASSWORD: decodeURIComponent(password),
        PGUSER: username,
        PGHOST: searchParams.get('host') ?? '',
        PGDATABASE: pathname.slice(1),
      },
    },
  )
  await rm(folder, { recursive: true })
  return Number(/tps = ([\d.]+) \(without/.exec(stdout)?.[1] ?? Number.NaN)
}
