import type { Tx } from '#server/db/Tx.ts'
import { type ActLine, hashOfAct } from './hashOfAct.ts'
import { FIRST } from './recordAct.ts'

type Row = ActLine & { id: string; previous_hash: string; hash: string }

/** Lines read at a time. */
const PAGE = 1_000

type Checked = {
  /** How many lines there are. */
  lines: number
  /** The hash of the last one: who keeps it elsewhere sees a log that was cut. */
  last: string | null
  /** The ids of those that do not follow from the one before, or do not have their hash. */
  broken: string[]
}

/** Reckons the chain of the operators' log anew. All that is told is of the lines that were read, whatever is written meanwhile. */
export async function checkActs(tx: Tx): Promise<Checked> {
  const broken: string[] = []
  let [lines, last] = [0, undefined as Row | undefined]
  for (;;) {
    const rows = await linesAfter(tx, last?.id ?? '0')
    for (const row of rows) {
      if (!follows(row, last)) broken.push(row.id)
      last = row
    }
    lines += rows.length
    if (rows.length < PAGE) return { lines, last: last?.hash ?? null, broken }
  }
}

const linesAfter = (tx: Tx, id: string) => tx<Row>`
  select id, actor, act, subject, before, after, reason, at, previous_hash, hash from operator_act
  where id > ${id} order by id limit ${PAGE}`

function follows({ id: _, previous_hash, hash, ...line }: Row, last: Row | undefined): boolean {
  const previous = last?.hash ?? FIRST
  return previous_hash === previous && hash === hashOfAct(previous, line)
}

/** The lines of the operators' log that are not as they were written. */
export const brokenActs = async (tx: Tx): Promise<string[]> => (await checkActs(tx)).broken
