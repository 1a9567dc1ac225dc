import { limits } from '#shared/limits.ts'
import { askCopy } from '#src/api/askCopy.ts'
import { request } from '#src/api/request.ts'

/** Pages of each account that are kept without being asked for: the newest, which are worth most. */
const NEWEST = 2

/** Has the newest lines of every account kept, with the balances that they lead to: a file can be made of them offline. */
export async function keepStatement(): Promise<void> {
  const { accounts } = await request('asset/statement', {})
  for (const { coin, bucket, lines } of accounts) {
    const last = Math.ceil(lines / limits.statementPage) - 1
    for (let page = last; page >= 0 && page > last - NEWEST; page -= 1) {
      const asked = { coin, bucket, page }
      const copy = await askCopy('asset/statementLines', asked)
      // Lines are only ever added: a page that has as many as it is to have is as it was.
      const due = Math.min(limits.statementPage, lines - page * limits.statementPage)
      if (!copy || copy.result.list.length < due) await request('asset/statementLines', asked)
    }
  }
}
