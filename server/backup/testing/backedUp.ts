import { join } from 'node:path'
import { writeBackup } from '#server/backup/writeBackup.ts'
import { backupFolder } from './backupFolder.ts'

/** A backup of a database, in a folder of its own. */
export async function backedUp(ownerUrl: string) {
  const file = join(await backupFolder(), 'farm.backup')
  const now = new Date('2026-11-21T12:00:00Z')
  return { file, written: await writeBackup({ ownerUrl, file, pool: '0xpool', now }) }
}
