import type { Tx } from '#server/db/Tx.ts'

/** A line of the operators' log: when, by whom, into which file, of how many rows. */
export type Backup = { at: string; actor: string; file: string; rows: number; sha256: string }

/** The backup that was made last, undefined where none ever was. */
export async function lastBackup(tx: Tx): Promise<Backup | undefined> {
  const [last] = await tx<Backup>`
    select at, actor, subject as file, (after->>'rows')::float8 as rows, after->>'sha256' as sha256
    from operator_act where act = 'backup' order by id desc limit 1`
  return last
}
