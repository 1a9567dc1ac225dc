import type { Client } from 'pg'
import { MIGRATION_TABLE, migrations } from '#server/db/migrate.ts'
import type { Header } from './format.ts'

type Step = Awaited<ReturnType<typeof migrations>>[number]

/**
 * Which migrations of this release made the backup's schema, and which have to run after. Throws where this release lacks one
 * or has it in other words: then it is not the one to restore with.
 */
export async function stepsFor({ migrations: ran }: Header) {
  const known = await migrations()
  for (const [i, { name, hash }] of ran.entries()) {
    if (known[i]?.name === name && known[i]?.hash === hash) continue
    throw new Error(
      known.some((it) => it.name === name)
        ? `the backup's migration ${name} is not the one of this release`
        : `the backup is of a newer release, or of another: this one has no ${name}`,
    )
  }
  return { before: known.slice(0, ran.length), after: known.slice(ran.length) }
}

/** Runs migrations in the transaction that is open. Answers their names. */
export async function runMigrations(client: Client, steps: readonly Step[]): Promise<string[]> {
  await client.query(MIGRATION_TABLE)
  for (const { name, sql, hash } of steps) {
    await client.query(sql)
    await client.query('insert into migration (name, hash) values ($1, $2)', [name, hash])
  }
  return steps.map(({ name }) => name)
}
