import { auditUnderWay } from '#server/audit/asked.ts'
import type { Finding } from '#server/audit/audit.ts'
import { auditRuns } from '#server/audit/runs.ts'
import type { Tx } from '#server/db/Tx.ts'
import type { InTx } from '#server/desk/DeskAct.ts'
import { namedInFinding } from '#shared/desk/nameInFinding.ts'

export const audits: InTx<'operator/audits'> = async ({ tx, body, now }) => {
  const { list, ...page } = await auditRuns(tx, body)
  const named = await nicknamesIn(
    tx,
    list.flatMap(({ findings }) => findings),
  )
  const withNickname = (finding: Finding) => ({ ...finding, nickname: named(finding) })
  const runs = list.map((run) => ({ ...run, findings: run.findings.map(withNickname) }))
  const running = (await auditUnderWay(tx, now)) ?? null
  return { result: { ...page, list: runs, running } }
}

/** What the members that findings are about are called now: what is kept of an audit has no name. */
async function nicknamesIn(tx: Tx, findings: readonly Finding[]) {
  const ids = findings.flatMap(({ found }) => namedInFinding(found) ?? [])
  const people = await tx<{ id: string; nickname: string }>`
    select id, nickname from member where id = any(${[...new Set(ids)]}::bigint[])`
  const nicknames = new Map(people.map(({ id, nickname }) => [id, nickname]))
  return ({ found }: Finding) => nicknames.get(namedInFinding(found) ?? '') ?? null
}
