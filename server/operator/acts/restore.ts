import { basename } from 'node:path'
import { audit } from '#server/audit/audit.ts'
import { restoreBackup } from '#server/backup/restoreBackup.ts'
import type { Act } from '#server/operator/Act.ts'
import { Complaint } from '#server/operator/Complaint.ts'
import { log } from '#server/operator/log.ts'
import { clockOf, type Desk } from '#server/operator/openDesk.ts'
import { openNewDesk } from '#server/operator/openNewDesk.ts'
import { counted } from '#server/operator/table.ts'

export const restore: Act = {
  name: 'restore',
  takes: '<file>',
  about: 'restores a backup into an empty database, all or nothing, and audits its books',
  example: 'restore /backups/2026-11-21.backup --end-sessions',
  options: { 'end-sessions': 'switch' },
  open: openNewDesk,
  run: async (desk, { words: [file = ''], is }) => {
    const { ownerUrl = '', say } = desk
    const endSessions = is('end-sessions')
    const { header, rows, migrated } = await restoreBackup({ ownerUrl, file, endSessions })
    say(`${counted(rows, 'row')} of ${header.madeAt}`)
    if (migrated.length > 0) say(`migrated: ${migrated.join(', ')}`)
    tellPlace(desk, header)
    await tellBooks(desk, { file, rows, madeAt: header.madeAt, endSessions })
    say('Before members are let in: docs/operations.md, "After a restore".')
  },
}

/** The configuration is in no backup, so it may be that of another farm. */
function tellPlace(
  { env, say }: Desk,
  { pool, chainId }: { pool: string | null; chainId: string | null },
) {
  say(`of chain ${chainId ?? '(none yet)'}, pool ${pool ?? '(not known)'}`)
  const here = env['BITWAVE_POOL']
  if (here && pool && here.toLowerCase() !== pool.toLowerCase()) {
    say(`WARNING: BITWAVE_POOL is ${here} here. Do not start the service with it.`)
  }
}

type Told = { file: string; rows: number; madeAt: string; endSessions: boolean }

async function tellBooks(desk: Desk, { file, ...told }: Told): Promise<void> {
  const { db, say } = desk
  const findings = await audit(db)
  for (const { rule, found } of findings) say(`${rule}: ${found}`)
  const after = { ...told, findings: findings.length }
  const clock = await clockOf(db)
  await db.inTx((tx) =>
    log(tx, { ...desk, clock }, { act: 'restore', subject: basename(file), after }),
  )
  if (findings.length > 0) {
    throw new Complaint(
      `Restored as it was, with ${counted(findings.length, 'finding')} in its books.`,
    )
  }
  say('The books are clean, and the operators’ log is whole.')
}
