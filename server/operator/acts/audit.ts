import type { Act } from '#server/operator/Act.ts'
import { atDesk } from '#server/operator/atDesk.ts'
import { Complaint } from '#server/operator/Complaint.ts'
import { table } from '#server/operator/table.ts'

export const audit: Act = {
  name: 'audit',
  takes: '',
  about:
    'checks every invariant of the books, the distributions and the log; changes nothing of them',
  example: 'audit',
  run: async (desk) => {
    const { findings } = await atDesk(desk, 'operator/audit', {})
    for (const { rule, found } of findings) desk.say(`${rule}: ${found}`)
    if (findings.length > 0) throw new Complaint(`${findings.length} findings.`)
    desk.say('The books are clean.')
  },
}

export const auditList: Act = {
  name: 'audit list',
  takes: '',
  about: 'tells the audits that were made, the newest first, and whether one is under way',
  example: 'audit list',
  run: async (desk) => {
    const { list, running } = await atDesk(desk, 'operator/audits', {})
    if (running) desk.say('An audit is under way.')
    desk.say(
      table(
        list.map(({ id, startedAt, finishedAt, actor, findings }) => ({
          id,
          startedAt,
          finishedAt,
          actor,
          findings: findings.length,
        })),
      ),
    )
  },
}
