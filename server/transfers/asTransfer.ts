import { numberOf } from '#server/ledger/numberOf.ts'
import type { Result } from '#shared/api/index.ts'
import type { Allowed } from './TransferTerms.ts'

/** A transfer as members see it, on both sides. */
export type Transfer = Result<'asset/transfer'>

/** The transfer that a journal is: its id and number are the journal's. */
export const asTransfer = (
  { coin, amount, fee, payer, payee, note }: Allowed,
  { id, at }: { id: string; at: Date },
): Transfer => ({
  id,
  no: numberOf(id, at),
  coin,
  amount,
  fee,
  payer,
  payee,
  method: 'balance',
  note,
  createdAt: at.toISOString(),
})
