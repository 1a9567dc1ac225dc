import type { InTx } from '#server/desk/DeskAct.ts'
import { paidDays } from '#server/statements/paidDays.ts'

export const days: InTx<'operator/days'> = async ({ tx, body }) => ({
  result: await paidDays(tx, body),
})
