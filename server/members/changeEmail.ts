import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'
import { isSameMail, spelledMail } from '#shared/spelledMail.ts'
import { mailHolders } from './mailHolders.ts'

/**
 * Gives a member a mail address that a code has just proved, which makes it a trusted one
 * (docs/decisions/041-the-wallet-owns-the-account.md). Answers the former address where another one was trusted: it is to
 * be told. Refuses `emailTaken`.
 */
export async function changeEmail(
  tx: Tx,
  { member, email }: { member: string; email: string },
): Promise<string | undefined> {
  const [before] = await tx<{ email: string; trusted: boolean }>`
    select email, mail_trusted as trusted from member where id = ${member} for no key update`
  if (!before) throw new Error(`there is no member ${member}`)
  const holders = await mailHolders(tx, email)
  if (holders.length > 0 && !holders.some(({ id }) => id === member)) throw new Refusal(...TAKEN)
  const spelled = spelledMail(email)
  // Of two that share a mailbox each keeps its own spelling of it: the other one's is not free.
  const kept = holders.length > 1 ? before.email : spelled
  await tx`update member set email = ${kept}, mail_trusted = true where id = ${member}`.catch(
    (error: unknown) => {
      throw isTaken(error) ? new Refusal(...TAKEN) : error
    },
  )
  return before.trusted && !isSameMail(before.email, email) ? before.email : undefined
}

const TAKEN = ['emailTaken', { field: 'email' }] as const

/** Another row has this address: PostgreSQL's unique_violation. */
const isTaken = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '23505'
