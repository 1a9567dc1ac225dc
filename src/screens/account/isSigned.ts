import type { Result } from '#shared/api/index.ts'

type Known = Pick<Result<'member/userInfo'>, 'accountProved' | 'accountSigned'>

/** Whether the account's wallet has signed once: what it pays without an order is the member's then. One kept by an older build does not say it. */
export const isSigned = ({ accountProved, accountSigned = accountProved }: Known): boolean =>
  accountSigned
