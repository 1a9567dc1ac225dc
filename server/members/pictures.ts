import { createHash } from 'node:crypto'
import type { Tx } from '#server/db/Tx.ts'

/** Pictures that a member may leave unused: what was given before is dropped. */
const UNUSED = 3

/** Where a picture is served. */
const urlOf = (hash: string) => `/avatars/${hash}.webp`

/** Keeps a picture for the member and answers its address. It is shown once the profile names it. */
export async function keepPicture(
  tx: Tx,
  { member, bytes, now }: { member: string; bytes: Buffer; now: Date },
): Promise<string> {
  const hash = createHash('sha256').update(bytes).digest('hex')
  // One after another with whoever names a picture of theirs: one that is just being named is not unused.
  await tx`select 1 from member where id = ${member} for no key update`
  await tx`
    insert into picture (member_id, hash, bytes, created_at) values (${member}, ${hash}, ${bytes}, ${now})
    on conflict (member_id, hash) do update set created_at = excluded.created_at`
  await tx`
    delete from picture where member_id = ${member} and hash in (
      select p.hash from picture p join member m on m.id = p.member_id
      where p.member_id = ${member} and m.avatar is distinct from '/avatars/' || p.hash || '.webp'
      order by p.created_at desc, p.hash offset ${UNUSED})`
  return urlOf(hash)
}

/** The picture with this hash, whoever gave it. */
export async function pictureByHash(tx: Tx, hash: string): Promise<Buffer | undefined> {
  const [picture] = await tx<{ bytes: Buffer }>`
    select bytes from picture where hash = ${hash} limit 1`
  return picture?.bytes
}

/** Whether the address is that of a picture which this member gave. */
export async function isOwnPicture(tx: Tx, member: string, url: string): Promise<boolean> {
  const hash = /^\/avatars\/([0-9a-f]{64})\.webp$/.exec(url)?.[1]
  if (!hash) return false
  const found = await tx`select 1 from picture where member_id = ${member} and hash = ${hash}`
  return found.length > 0
}
