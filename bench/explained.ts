import type { Database } from '#server/db/open.ts'
import type { Tx } from '#server/db/Tx.ts'

/** What PostgreSQL touched for one statement: pages of 8 KB, and what it read from end to end. */
export type Explained = { sql: string; buffers: number; scanned: string[]; plan: Node }

type Node = {
  'Node Type': string
  'Relation Name'?: string
  'Actual Loops': number
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: Node[]
}

/**
 * The same database, which explains every statement as it is run, for real and with its own values, before it runs it.
 * What was told is handed out once.
 */
export function explained(db: Database): { db: Database; take: () => Explained[] } {
  let told: Explained[] = []
  const inTx: Database['inTx'] = (work) =>
    db.inTx((tx) =>
      work(async (text, ...values) => {
        const found = await explain(tx, text, values)
        if (found) told.push(found)
        return tx(text, ...values)
      }),
    )
  const take = () => {
    const all = told
    told = []
    return all
  }
  return { db: { ...db, inTx }, take }
}

/** Statements that have a plan. */
const PLANNED = /^\s*(select|with|insert|update|delete)\b/i

async function explain(tx: Tx, text: TemplateStringsArray, values: readonly unknown[]) {
  if (!PLANNED.test(text[0] ?? '')) return undefined
  const [first = '', ...rest] = text
  const words = [`explain (analyze, buffers, timing off, format json) ${first}`, ...rest]
  await tx`savepoint explained`
  // Only the words of a template are looked at.
  const [row] = await tx<{ 'QUERY PLAN': [{ Plan: Node }] }>(
    words as unknown as TemplateStringsArray,
    ...values,
  )
  await tx`rollback to savepoint explained`
  if (!row) throw new Error('a statement was not explained')
  const plan = row['QUERY PLAN'][0].Plan
  const scanned = nodesOf(plan).flatMap((node) =>
    node['Node Type'].endsWith('Seq Scan') && node['Actual Loops'] > 0
      ? [node['Relation Name'] ?? '']
      : [],
  )
  const buffers = plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
  return { sql: text.join('?').replace(/\s+/g, ' ').trim(), buffers, scanned, plan }
}

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]
