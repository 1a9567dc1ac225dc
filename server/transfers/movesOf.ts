import { available, fees } from '#server/ledger/accounts.ts'
import type { Line, Move } from '#server/ledger/Move.ts'
import type { Allowed } from './TransferTerms.ts'

/** Payer to payee, and the payer's fee: two moves of one journal, so that both are taken in one lock or none. */
export function movesOf({ payer, payee, coin, amount, fee, note }: Allowed): Move[] {
  const line = (type: Line['type'], other: { id: string }): Line => ({
    type,
    refType: 'transfer',
    // All that a list of transfers needs beside the amount: no other row is looked up for it.
    meta: { member: other.id, fee: String(fee), ...(note && { note }) },
  })
  return [
    {
      from: available(payer.id),
      to: available(payee.id),
      coin,
      amount,
      out: line('transfer_out', payee),
      in: line('transfer_in', payer),
    },
    {
      from: available(payer.id),
      to: fees,
      coin,
      amount: fee,
      out: { type: 'fee', refType: 'transfer' },
    },
  ]
}
