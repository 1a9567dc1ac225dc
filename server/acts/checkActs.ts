import type { Tx } from '#server/db/Tx.ts'
import { type ActLine, hashOfAct } from './hashOfAct.ts'
import { FIRST } from './recordAct.ts'

type Row = ActLine & { id: string; previous_hash: string; hash: string }

/** Lines read at a time. */
const PAGE = 1_000
/** So many lines that are broken are named: a log that was written anew from somewhere on breaks at each of them. */
const NAMED = 20

type Checked = {
  /** How many lines there are. */
  lines: number
  /** The hash of the last one: who keeps it elsewhere sees a log that was cut. */
  last: string | null
  /** How many do not follow from the one before, or do not have their hash. */
  breaks: number
  /** The ids of the first of them. */
  broken: string[]
}

/** Reckons the chain of the operators' log anew. All that is told is of the lines that were read, whatever is written meanwhile. */
export async function checkActs(tx: Tx): Promise<Checked> {
  const checked: Checked = { lines: 0, last: null, breaks: 0, broken: [] }
  let last: Row | undefined
  for (;;) {
    const rows = await linesAfter(tx, last?.id ?? '0')
    const broken = brokenIn(rows, last)
    last = rows.at(-1) ?? last
    checked.lines += rows.length
    checked.breaks += broken.length
    checked.broken.push(...broken.slice(0, NAMED - checked.broken.length))
    if (rows.length < PAGE) return { ...checked, last: last?.hash ?? null }
  }
}

const linesAfter = (tx: Tx, id: string) => tx<Row>`
  select id, actor, act, subject, before, after, reason, at, previous_hash, hash from operator_act
  where id > ${id} order by id limit ${PAGE}`

/** The ids of those that do not follow from the one before; `last` is the one before the first. */
const brokenIn = (rows: readonly Row[], last: Row | undefined): string[] =>
  rows.filter((row, i) => !follows(row, rows[i - 1] ?? last)).map(({ id }) => id)

function follows({ id: _, previous_hash, hash, ...line }: Row, last: Row | undefined): boolean {
  const previous = last?.hash ?? FIRST
  return previous_hash === previous && hash === hashOfAct(previous, line)
}

/** The lines of the operators' log that are not as they were written. */
export const brokenActs = async (tx: Tx): Promise<string[]> => (await checkActs(tx)).broken
