import { bookTogether } from '#server/calls/bookTogether.ts'
import type { World } from '#server/calls/World.ts'
import { readConfig } from '#server/config/readConfig.ts'
import type { Database } from '#server/db/open.ts'
import type { Tx } from '#server/db/Tx.ts'
import { answer } from '#server/http/answer.ts'
import type { Request } from '#server/http/Request.ts'
import type { Statement } from './scriptOf.ts'

type Asked = Pick<Request, 'path' | 'token' | 'json'> & { key: string; now: Date }

/** Makes a call in this process and answers the very statements that it told the database, transaction by transaction. */
export async function recordCall(db: Database, { key, now, ...asked }: Asked) {
  const transactions: Statement[][] = []
  const recorded: Database = {
    ...db,
    inTx: (work) =>
      db.inTx((tx) => {
        const statements: Statement[] = []
        transactions.push(statements)
        return work(recorder(tx, statements))
      }),
  }
  const world: World = {
    db: recorded,
    clock: { now: () => now, follow: () => {}, passed: () => now },
    book: bookTogether(recorded, () => now),
    config: readConfig(ELSEWHERE),
    mailer: { send: () => Promise.reject(new Error('no mail here')), close: () => {} },
  }
  const request = { ...asked, idempotencyKey: key, locale: 'en', address: '::1' } as const
  const { text } = await answer(world, request)
  if (!text.startsWith('{"code":200')) throw new Error(`${asked.path}: ${text}`)
  return transactions
}

const recorder =
  (tx: Tx, statements: Statement[]): Tx =>
  async <Row>(text: TemplateStringsArray, ...values: readonly unknown[]) => {
    const rows = await tx<Row>(text, ...values)
    statements.push({ text, values, rows })
    return rows
  }

/** What the service has to be told and these calls do not ask for. */
const ELSEWHERE = {
  DATABASE_URL: 'postgres://localhost/given',
  BITWAVE_RPC_URL: 'http://localhost',
  BITWAVE_POOL: `0x${'1'.repeat(40)}`,
  BITWAVE_TOKEN: `0x${'2'.repeat(40)}`,
  BITWAVE_EXPLORER_URL: 'http://localhost',
  SMTP_URL: 'smtp://localhost',
  PUBLIC_URL: 'http://localhost',
}
