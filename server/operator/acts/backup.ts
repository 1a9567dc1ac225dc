import { basename } from 'node:path'
import { lastBackup } from '#server/backup/lastBackup.ts'
import { newestOf } from '#server/backup/newest.ts'
import { writeBackup } from '#server/backup/writeBackup.ts'
import type { Act } from '#server/operator/Act.ts'
import { Complaint } from '#server/operator/Complaint.ts'
import { log } from '#server/operator/log.ts'
import { counted } from '#server/operator/table.ts'

export const backup: Act = {
  name: 'backup',
  takes: '<file>',
  about: 'copies the whole database into a new file, as of one moment, while the farm goes on',
  example: 'backup /backups/2026-11-21.backup',
  run: async (desk, { words: [file = ''] }) => {
    const { db, clock, ownerUrl, env, devnet, say } = desk
    if (!ownerUrl) {
      throw new Complaint(
        'DATABASE_OWNER_URL is missing: the role of the service may not read everything.',
      )
    }
    const [before, newest] = await db.inTx(async (tx) => [await lastBackup(tx), await newestOf(tx)])
    const pool = env['BITWAVE_POOL'] || devnet?.poolAddress || null
    const written = await writeBackup({ ownerUrl, file, pool, now: clock.now(), newest })
    await db.inTx((tx) => log(tx, desk, { act: 'backup', subject: basename(file), after: written }))
    say(
      `${file}: ${counted(written.tables, 'table')}, ${counted(written.rows, 'row')}, ${counted(written.bytes, 'byte')}`,
    )
    say(`SHA-256 ${written.sha256}`)
    say(before ? `The one before was made ${before.at}: ${before.file}` : 'It is the first one.')
  },
}
