import { randomUUID } from 'node:crypto'
import { makeVapid } from '#devnet/makeVapid.ts'
import { openSession } from '#server/members/openSession.ts'
import type { Call } from '#shared/api/call.ts'
import { calls, type Path } from '#shared/api/index.ts'
import { type Furnished, furnish } from './furnish.ts'
import { matrix, type Role } from './matrix.ts'
import { openService } from './openService.ts'

const all = (Object.entries(calls) as [Path, Call][]).filter(([, call]) => !call.later)
export const paths = all.map(([path]) => path)
export const ofMembers = all.filter(([, { who }]) => who === 'member').map(([path]) => path)
export const ofAnyone = all.filter(([, { who }]) => who === 'anyone').map(([path]) => path)

/** What a member would send of its own. */
export const bodyFor = (path: Path, own: Furnished) => matrix[path].body?.(own) ?? {}
/** The code of an answer to the letter. */
export const codeOf = (letters: string): number => JSON.parse(letters).code

/** A service with a member of each role, and one whose things are none of theirs. */
export async function openCast() {
  const push = { ...makeVapid(), subject: 'mailto:a@bitwave.invalid', hosts: ['push.invalid'] }
  const service = await openService({ settings: { push } })
  const standing = { agent: { rewardRatio: 5_000 }, site: { subsidyRatio: 5_000 } }
  const cast: Record<Role, Furnished> = {
    member: await furnish(service, {}),
    operator: await furnish(service, { roles: ['operator'] }),
    agent: await furnish(service, { standing: { agent: true, ...standing.agent } }),
    site: await furnish(service, { standing: { site: true, ...standing.site } }),
  }
  const victim = await furnish(service, {})
  /** A call as a role makes it, answered to the letter; money calls with a new key each time. */
  const ask = (path: Path, body: object, token?: string) =>
    service.letters(path, body, { token, headers: { 'idempotency-key': randomUUID() } })
  const newToken = (member: string) =>
    service.db.inTx(async (tx) => (await openSession(tx, member, service.clock.now())).token)
  return { ...service, cast, victim, ask, newToken }
}

export type Cast = Awaited<ReturnType<typeof openCast>>
