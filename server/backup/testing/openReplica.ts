import { execFile } from 'node:child_process'
import { appendFile, chmod, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { onTestFinished } from 'vitest'
import { knownPlace, type Place } from '#postgres/place.ts'
import { folderOfRun } from '#postgres/testing/folderOfRun.ts'
import { startForgetful } from '#postgres/testing/startForgetful.ts'
import { url } from '#postgres/url.ts'
import { migrate } from '#server/db/migrate.ts'
import { as } from '#server/testing/as.ts'

/** A farm's PostgreSQL and a replica that follows it, or does not while it is told so. */
export async function openReplica() {
  const room = await folderOfRun(tmpdir())
  onTestFinished(() => rm(room, { recursive: true, force: true }))
  const [farmDir, replicaDir] = [join(room, 'farm'), join(room, 'replica')]
  const first = await startForgetful(farmDir)
  await migrate(first.ownerUrl)
  await first.stop()
  await promisify(execFile)('cp', ['-a', farmDir, replicaDir])
  const farm = await startForgetful(farmDir)
  onTestFinished(farm.stop)
  await follow(placeIn(replicaDir), placeIn(farmDir))
  const replica = await startForgetful(replicaDir)
  onTestFinished(replica.stop)
  const admin = url(placeIn(replicaDir), 'postgres', 'postgres')
  const onReplica = (sql: string) => as(admin, (client) => client.query(sql))
  return {
    farmUrl: farm.ownerUrl,
    replicaUrl: replica.ownerUrl,
    stand: () => onReplica('select pg_wal_replay_pause()'),
    goOn: () => onReplica('select pg_wal_replay_resume()'),
  }
}

async function follow(replica: Place, { socket, passwords }: Place): Promise<void> {
  const conninfo = `host=${socket} user=postgres password=${passwords.postgres}`
  await appendFile(join(replica.data, 'postgresql.auto.conf'), `primary_conninfo = '${conninfo}'\n`)
  const signal = join(replica.data, 'standby.signal')
  await writeFile(signal, '')
  await chmod(signal, 0o644)
}

function placeIn(dataDir: string): Place {
  const place = knownPlace(dataDir)
  if (!place) throw new Error(`there is no PostgreSQL in ${dataDir}`)
  return place
}
