import type { InTx } from '#server/desk/DeskAct.ts'
import { resumeWithdrawal as resume } from '#server/withdrawals/resumeWithdrawal.ts'
import { decided } from './decided.ts'

export const resumeWithdrawal: InTx<'operator/resumeWithdrawal'> = (asked) =>
  decided(asked, ({ tx, body }) => resume(tx, body))
