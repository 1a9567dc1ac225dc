import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'

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
  await tx`update member set email = ${email}, mail_trusted = true where id = ${member}`.catch(
    (error: unknown) => {
      throw isTaken(error) ? new Refusal('emailTaken', { field: 'email' }) : error
    },
  )
  const moved = before?.email.toLowerCase() !== email.toLowerCase()
  return before?.trusted && moved ? before.email : undefined
}

/** Another row has this address: PostgreSQL's unique_violation. */
const isTaken = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '23505'
