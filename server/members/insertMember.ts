import type { Tx } from '#server/db/Tx.ts'
import { spelledMail } from '#shared/spelledMail.ts'
import { inviteCode } from './inviteCode.ts'

type NewMember = {
  nickname: string
  email: string
  passwordHash: string | null
  account: string
  /** By a signature. */
  proved: boolean
  /** Null for the root alone. */
  inviter: string | null
  /** Ten-thousandths; above nothing for the root alone, others are appointed later. */
  ratio?: number
  now: Date
}

/** Times that a new invitation code may hit one that exists: of 10^9 codes even one hit is rare. */
const TRIES = 5

/** Makes the row with an invitation code of its own; answers nothing when the account or the mail address is taken. */
export async function insertMember(
  tx: Tx,
  member: NewMember,
): Promise<{ id: string; inviteCode: string } | undefined> {
  const { nickname, email, passwordHash, account, proved, inviter, ratio = 0, now } = member
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const [made] = await tx<{ id: string; inviteCode: string }>`
      insert into member (nickname, email, password_hash, account, account_proved_at, signed_at, inviter_id,
        invite_code, agent, site, reward_ratio, subsidy_ratio, created_at)
      values (${nickname}, ${spelledMail(email)}, ${passwordHash}, ${account}, ${proved ? now : null}, ${proved ? now : null}, ${inviter},
        ${inviteCode()}, ${ratio > 0}, ${ratio > 0}, ${ratio}, ${ratio}, ${now})
      on conflict do nothing returning id, invite_code as "inviteCode"`
    if (made) return made
  }
  return undefined
}
