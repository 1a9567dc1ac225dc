import type { Result } from '#shared/api/index.ts'
import { limits } from '#shared/limits.ts'
import { joinRun, type Run } from '#shared/records/joinRun.ts'
import type { StatementLine } from '#shared/records/Statement.ts'
import { post } from '#src/api/post.ts'
import { Unanswered } from '#src/api/Unanswered.ts'
import { clock } from '#src/words/clock.ts'
import { savedAt } from '#src/words/savedAt.ts'
import { ASKEW } from './askew.ts'
import { Outdated, patiently, refuseOlder } from './patiently.ts'
import type { Collecting } from './Wanted.ts'

type Head = Result<'asset/statement'>
type Account = Head['accounts'][number]

export type Collected = { head: Head; saved: Date | null; runs: readonly Run[] }

/**
 * The lines of all accounts, the newest pages first, back to a moment or to the first line. Where the service is away from
 * the beginning it is what this device keeps, which may end earlier; where it goes away later it is waited for.
 */
export async function collectRuns(from: string | null, collecting: Collecting): Promise<Collected> {
  const { signal, onProgress } = collecting
  const head = await post('asset/statement', {}, { quiet: true, signal })
  const saved = savedAt(head)
  const begun = clock.now()
  const total = from === null ? head.accounts.reduce((sum, { lines }) => sum + lines, 0) : null
  let done = 0
  const page = async (account: Account, number: number): Promise<StatementLine[]> => {
    const { coin, bucket } = account
    const read = () => readPage(account, { coin, bucket, page: number }, { signal, saved, begun })
    const list = saved ? await read() : await patiently(read, collecting)
    done += list.length
    onProgress({ done, total })
    return list
  }
  const runs: Run[] = []
  for (const account of head.accounts)
    runs.push(joinRun(account, await pagesOf(account, from, page)))
  return { head, saved, runs }
}

async function pagesOf(
  account: Account,
  from: string | null,
  page: (account: Account, number: number) => Promise<StatementLine[]>,
): Promise<StatementLine[]> {
  const found: StatementLine[][] = []
  for (let number = lastPage(account.lines); number >= 0; number -= 1) {
    const list = await page(account, number)
    found.push(list)
    const [first] = list
    // What is before is not known here, or not asked for.
    if (!first || (from !== null && Date.parse(first.createdAt) < Date.parse(from) - ASKEW)) break
  }
  return found.reverse().flat()
}

const lastPage = (lines: number) => Math.ceil(lines / limits.statementPage) - 1

type Asked = { coin: Account['coin']; bucket: Account['bucket']; page: number }
type Begun = { signal: AbortSignal; saved: Date | null; begun: number }

/** Nothing where the device's copy is all there is and has no such page. */
async function readPage(
  { lines }: Account,
  asked: Asked,
  { signal, saved, begun }: Begun,
): Promise<StatementLine[]> {
  try {
    const answer = await post('asset/statementLines', asked, { quiet: true, signal })
    const { list } = answer
    if (!saved) refuseOlder(savedAt(answer), begun)
    const due = Math.min(limits.statementPage, lines - asked.page * limits.statementPage)
    if (!saved && list.length < due) throw new Outdated()
    return list
  } catch (error) {
    if (saved && error instanceof Unanswered) return []
    throw error
  }
}
