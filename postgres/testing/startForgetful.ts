import { initialise } from '#postgres/initialise.ts'
import { launch } from '#postgres/launch.ts'
import { placeFor } from '#postgres/place.ts'
import { postmaster, stopPostmaster } from '#postgres/postmaster.ts'
import { programs } from '#postgres/programs.ts'
import { makeRoles } from '#postgres/roles.ts'
import { url } from '#postgres/url.ts'

/** What makes a database cheap to copy and to drop where nothing has to outlive the machine, and keeps the log small. */
const FORGETFUL = ['fsync=off', 'full_page_writes=off', 'max_wal_size=256MB']

/**
 * A PostgreSQL for tests, which make hundreds of databases: all is as in a farm's own, but that nothing waits for the disk. A
 * power cut would spoil it, a kill does not. `startPostgres` refuses one like it.
 */
export async function startForgetful(dataDir: string) {
  const { user, ...place } = placeFor(dataDir)
  const found = programs(place.home)
  await initialise(place, { programs: found, user })
  await launch(place, { programs: found, user, log: () => {}, settings: FORGETFUL })
  const pid = postmaster(place)
  if (!pid) throw new Error('PostgreSQL answers but has no lock file')
  const stop = () => stopPostmaster(pid, place)
  try {
    await makeRoles(place)
  } catch (error) {
    await stop()
    throw error
  }
  return { ownerUrl: url(place, 'bitwave_owner'), appUrl: url(place, 'bitwave_app'), stop }
}
