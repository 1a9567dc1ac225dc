import { setTimeout as wait } from 'node:timers/promises'
import { makeAudit } from '#server/audit/makeAudit.ts'
import { auditRun } from '#server/audit/runs.ts'
import type { Act } from '#server/operator/Act.ts'
import { atDesk } from '#server/operator/atDesk.ts'
import { Complaint } from '#server/operator/Complaint.ts'
import { actorText, withActors } from '#server/operator/memberText.ts'
import type { Desk } from '#server/operator/openDesk.ts'
import { AFTER, pageIn, sayMore } from '#server/operator/pages.ts'
import { counted, table } from '#server/operator/table.ts'

export const audit: Act = {
  name: 'audit',
  takes: '',
  about:
    'checks every invariant of the books, the distributions and the log; changes nothing of them, and goes on in the service if this is ended',
  example: 'audit',
  run: async (desk) => {
    const { id, actor } = await atDesk(desk, 'operator/audit', {})
    desk.say(await underWay(desk, { id, actor }))
    const findings = await foundBy(desk, id)
    for (const { rule, found } of findings) desk.say(`${rule}: ${found}`)
    if (findings.length > 0) throw new Complaint(`${counted(findings.length, 'finding')}.`)
    desk.say('The books are clean.')
  },
}

const underWay = async (desk: Desk, { id, actor }: { id: string; actor: string }) =>
  `Audit ${id} is under way, for ${await actorText(desk, actor)}.`

/** How often it is looked whether another process has made it, milliseconds. */
const GLANCE = 1_000

/** What an audit found: it is made here, unless the service is at it already. */
async function foundBy(desk: Desk, id: string) {
  try {
    for (;;) {
      await makeAudit(desk)
      const run = await desk.db.inTx((tx) => auditRun(tx, id))
      if (run) return run.findings
      await wait(GLANCE)
    }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new Complaint(
      `Nobody can tell from here how audit ${id} ends (${why}). It is made as long as a service runs: audit list shows it then.`,
    )
  }
}

export const auditList: Act = {
  name: 'audit list',
  takes: '',
  about: 'tells the audits that were made, the newest first, and whether one is under way',
  example: 'audit list',
  options: AFTER,
  run: async (desk, given) => {
    const { list, next, running } = await atDesk(desk, 'operator/audits', pageIn(given))
    if (running) desk.say(await underWay(desk, running))
    desk.say(
      table(
        (await withActors(desk, list)).map(({ id, startedAt, finishedAt, actor, findings }) => ({
          id,
          startedAt,
          finishedAt,
          actor,
          findings: findings.length,
        })),
      ),
    )
    sayMore(desk, next)
  },
}
