import type { Handler } from '#server/calls/Handler.ts'
import { profileOf } from '#server/members/profileOf.ts'
import { statementAccounts } from '#server/statements/statementAccounts.ts'

export const statement: Handler<'asset/statement'> = async ({ tx, member, now }) => ({
  since: (await profileOf(tx, member.id)).createdAt,
  asOf: now.toISOString(),
  accounts: await statementAccounts(tx, member.id),
})
