import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'
import { isOwnPicture } from './pictures.ts'

type Change = {
  member: string
  nickname: string | undefined
  /** Null takes the picture away. */
  avatar: string | null | undefined
}

/** Changes how others see a member. Refuses `notOwnPicture` for an address that `uploadImg` did not give this member. */
export async function changeProfile(tx: Tx, { member, nickname, avatar }: Change): Promise<void> {
  if (typeof avatar === 'string' && !(await isOwnPicture(tx, member, avatar)))
    throw new Refusal('notOwnPicture', { field: 'avatar' })
  await tx`
    update member set
      nickname = coalesce(${nickname ?? null}, nickname),
      avatar = case when ${avatar === undefined} then avatar else ${avatar ?? null} end
    where id = ${member}`
}
