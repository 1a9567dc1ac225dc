import { audit as auditBooks } from '#server/audit/audit.ts'
import type { Act } from '#server/operator/Act.ts'
import { Complaint } from '#server/operator/Complaint.ts'

export const audit: Act = {
  name: 'audit',
  takes: '',
  about: 'checks every invariant of the books, the distributions and the log; changes nothing',
  example: 'audit',
  run: async ({ db, say }) => {
    const findings = await auditBooks(db)
    for (const { rule, found } of findings) say(`${rule}: ${found}`)
    if (findings.length > 0) throw new Complaint(`${findings.length} findings.`)
    say('The books are clean.')
  },
}
