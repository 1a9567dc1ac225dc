import { join } from 'node:path'
import { newestOf } from '#server/backup/newest.ts'
import { writeBackup } from '#server/backup/writeBackup.ts'
import { open } from '#server/db/open.ts'
import { backupFolder } from './backupFolder.ts'

/** A backup of a database, in a folder of its own; `farmUrl` where the farm's own is another. */
export async function backedUp(ownerUrl: string, { farmUrl = ownerUrl, patience = 60_000 } = {}) {
  const file = join(await backupFolder(), 'farm.backup')
  const now = new Date('2026-11-21T12:00:00Z')
  const newest = await newestIn(farmUrl)
  return {
    file,
    written: await writeBackup({ ownerUrl, file, pool: '0xpool', now, newest, patience }),
  }
}

async function newestIn(url: string) {
  const db = open(url, { connections: 1 })
  try {
    return await db.inTx(newestOf)
  } finally {
    await db.close()
  }
}
