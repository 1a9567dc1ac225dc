import * as z from 'zod/mini'
import type { Member } from '#server/testing/openBooks.ts'
import { calls, type Result } from '#shared/api/index.ts'
import { limits } from '#shared/limits.ts'
import { joinRun, type Run } from '#shared/records/joinRun.ts'
import type { StatementLine } from '#shared/records/Statement.ts'

/** A member's whole statement, fetched by the calls that the app makes and read by the contract. */
export async function readStatement(
  member: Pick<Member, 'call'>,
): Promise<{ head: Result<'asset/statement'>; runs: Run[] }> {
  const { result } = await member.call('asset/statement', {})
  const head = z.decode(calls['asset/statement'].result, result)
  const runs: Run[] = []
  for (const account of head.accounts) {
    const { coin, bucket, lines } = account
    const found: StatementLine[] = []
    for (let page = 0; page * limits.statementPage < lines; page += 1) {
      const answer = await member.call('asset/statementLines', { coin, bucket, page })
      found.push(...z.decode(calls['asset/statementLines'].result, answer.result).list)
    }
    runs.push(joinRun(account, found))
  }
  return { head, runs }
}
