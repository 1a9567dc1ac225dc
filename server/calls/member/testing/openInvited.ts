import { type Member, openBooks } from '#server/testing/openBooks.ts'

/** A leader with five members directly below, and somebody of another team. */
export async function openInvited() {
  const books = await openBooks()
  const leader = await books.join({ nickname: 'Leader' })
  const stranger = await books.join({ nickname: 'Stranger' })
  const direct: Member[] = []
  for (let i = 0; i < 5; i++)
    direct.push(await books.join({ inviter: leader.id, nickname: `Direct ${i}` }))
  return { ...books, leader, stranger, direct }
}

export type Invited = Awaited<ReturnType<typeof openInvited>>

/** Who is in the list that a member is shown, or finds by words. */
export const idsOf = async (member: Member, body: object = {}) => {
  const { result } = await member.call('member/referenceList', body)
  return result.list.map(({ id }) => id)
}
