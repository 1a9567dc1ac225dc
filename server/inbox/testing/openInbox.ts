import { type Told, tellMember } from '#server/inbox/tellMembers.ts'
import { type Member, openBooks } from '#server/testing/openBooks.ts'

/** Books whose members are told something, and what their inboxes say. */
export async function openInbox() {
  const books = await openBooks()
  const { db, clock } = books
  let refs = 1_000_000
  return {
    ...books,
    inbox: async ({ call }: Pick<Member, 'call'>, body: object = {}) =>
      (await call('member/inbox', body)).result,
    /** Tells a member of a deposit, another each time, or of what is named. */
    tell: ({ id }: Member, told: Partial<Told> = {}) =>
      db.inTx((tx) => {
        refs += 1
        const message = { member: id, kind: 'deposit', ref: String(refs), ...told } as const
        return tellMember(tx, message, { now: clock.now() })
      }),
  }
}

export type Inbox = Awaited<ReturnType<typeof openInbox>>
