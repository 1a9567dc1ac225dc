import { createECDH, createHash } from 'node:crypto'
import { limit } from '#server/db/limit.ts'
import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'
import type { Body } from '#shared/api/index.ts'
import { limits } from '#shared/limits.ts'
import type { Locale } from '#shared/locale.ts'
import { pushAllowed } from './pushAllowed.ts'

/** Whose browser it is, under which sign-in, in which language it is spoken to, and which push services there are. */
type Subscribing = {
  member: string
  tokenHash: string
  locale: Locale
  hosts: readonly string[]
  now: Date
}

/**
 * Has pushes go to a browser for as long as this sign-in lasts. Whoever had it before has it no longer, and of more
 * browsers than a member may have the oldest go. Refuses `pushService`, `pushKeys`, `tooMany`, and `signedOut` where
 * the sign-in has just ended.
 */
export async function subscribe(
  tx: Tx,
  { member, tokenHash, locale, hosts, now }: Subscribing,
  { endpoint, keys: { p256dh, auth } }: Body<'push/subscribe'>,
): Promise<void> {
  if (!pushAllowed(hosts, endpoint)) throw new Refusal('pushService', { field: 'endpoint' })
  if (!isPoint(p256dh)) throw new Refusal('pushKeys', { field: 'keys' })
  await limit(tx, { key: `push:${member}`, burst: 30, perSecond: 1 / 60, now })
  // One after another: of many at once none is counted too little.
  await tx`select 1 from member where id = ${member} for no key update`
  const session = await tx`select 1 from session where token_hash = ${tokenHash} for key share`
  if (session.length === 0) throw new Refusal('signedOut')
  const hash = hashOfEndpoint(endpoint)
  // Of two members at one instant the later one sees what the earlier one has written, and takes it over.
  await tx`select pg_advisory_xact_lock(5208044, hashtext(${hash}))`
  // What waits for whoever had the browser is nobody else's: a new subscription has a new id.
  await tx`delete from push_subscription where endpoint_hash = ${hash} and member_id <> ${member}`
  await tx`
    insert into push_subscription (endpoint_hash, endpoint, p256dh, auth, member_id, session_hash, locale, created_at)
    values (${hash}, ${endpoint}, ${p256dh}, ${auth}, ${member}, ${tokenHash}, ${locale}, ${now})
    on conflict (endpoint_hash) do update set p256dh = excluded.p256dh, auth = excluded.auth,
      session_hash = excluded.session_hash, locale = excluded.locale`
  await tx`
    delete from push_subscription where id in (
      select id from push_subscription where member_id = ${member}
      order by id desc offset ${limits.pushDevices})`
}

/** Has no more pushes go to a browser of one's own; another's, like one that nobody has, is left alone. */
export async function unsubscribe(tx: Tx, member: string, endpoint: string): Promise<void> {
  await tx`
    delete from push_subscription
    where endpoint_hash = ${hashOfEndpoint(endpoint)} and member_id = ${member}`
}

const hashOfEndpoint = (endpoint: string) => createHash('sha256').update(endpoint).digest('hex')

/** Whether a browser's key is a point of the curve: for another nothing can be encrypted. */
function isPoint(p256dh: string): boolean {
  const ours = createECDH('prime256v1')
  ours.generateKeys()
  try {
    return ours.computeSecret(p256dh, 'base64url').length === 32
  } catch {
    return false
  }
}
