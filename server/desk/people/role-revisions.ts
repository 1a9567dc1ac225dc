import type { Tx } from '#server/db/Tx.ts'
import type { Holder } from '#server/members/holders.ts'

const subjectOf = (member: string) => `member ${member}`

/** How often roles of a member were given or taken: a role that was given and taken again is another state (docs/decisions/091). */
export async function roleRevision(tx: Tx, member: string): Promise<number> {
  const revisions = await roleRevisions(tx, [member])
  return revisions.get(subjectOf(member)) ?? 0
}

/** The same beside each of these, as the desk shows who works there. */
export async function withRevisions<Of extends Holder>(tx: Tx, list: readonly Of[]) {
  const revisions = await roleRevisions(
    tx,
    list.map(({ id }) => id),
  )
  return list.map((it) => ({ ...it, revision: revisions.get(subjectOf(it.id)) ?? 0 }))
}

async function roleRevisions(tx: Tx, members: readonly string[]) {
  const rows = await tx<{ subject: string; revision: number }>`
    select subject, count(*)::int as revision from operator_act
    where subject = any(${members.map(subjectOf)}) and act = 'setRole' group by subject`
  return new Map(rows.map(({ subject, revision }) => [subject, revision]))
}
