import type { Tx } from '#server/db/Tx.ts'
import { type ActLine, hashOfAct } from './hashOfAct.ts'
import { FIRST } from './recordAct.ts'

type Row = ActLine & { id: string; previous_hash: string; hash: string }

/** Lines read at a time. */
const PAGE = 1_000

/** The lines of the operators' log that do not follow from the one before, or do not have their hash. */
export async function brokenActs(tx: Tx): Promise<string[]> {
  const broken: string[] = []
  let [previous, after] = [FIRST, '0']
  for (;;) {
    const rows = await tx<Row>`
      select id, actor, act, subject, before, after, reason, at, previous_hash, hash from operator_act
      where id > ${after} order by id limit ${PAGE}`
    for (const { id, previous_hash, hash, ...line } of rows) {
      if (previous_hash !== previous || hash !== hashOfAct(previous, line)) broken.push(id)
      previous = hash
      after = id
    }
    if (rows.length < PAGE) return broken
  }
}

/** How many lines the log has, and the hash of the last: who keeps it elsewhere sees a log that was cut. */
export async function lastAct(tx: Tx): Promise<{ lines: number; last: string | null }> {
  const [row] = await tx<{ lines: number; last: string | null }>`
    select count(*)::int as lines, (select hash from operator_act order by id desc limit 1) as last
    from operator_act`
  return row ?? { lines: 0, last: null }
}
