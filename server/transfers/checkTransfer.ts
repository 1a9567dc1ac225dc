import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'
import { available } from '#server/ledger/accounts.ts'
import { balanceOf } from '#server/ledger/balances.ts'
import { overdrawn } from '#server/ledger/post.ts'
import { sameFee } from '#server/ledger/sameFee.ts'
import { formatAmount } from '#shared/money.ts'
import type { Allowed, Asked, TransferTerms } from './TransferTerms.ts'

/**
 * The transfer with its parties and its fee. Refuses `coinNotTransferable`, `amountTooSmall`, `feeChanged`,
 * `payeeSelf`, `payeeUnknown` and `payeeClosed`. Whether the payer has enough is for the books to say.
 */
export async function checkTransfer(
  tx: Tx,
  { member, terms }: { member: string; terms: TransferTerms },
  asked: Asked,
): Promise<Allowed> {
  const fee = feeOf(terms, asked)
  if (BigInt(asked.payeeId) === BigInt(member)) {
    throw new Refusal('payeeSelf', { field: 'payeeId' })
  }
  const { payer, payee } = await partiesOf(tx, member, asked.payeeId)
  const { coin, amount, note = '' } = asked
  if (payee.frozen) {
    // Only who could pay is told, so that nobody learns for nothing whose account is shut.
    const has = await balanceOf(tx, available(member), coin)
    if (has < amount + fee) throw overdrawn(`available:${coin}`)
    throw new Refusal('payeeClosed', { field: 'payeeId' })
  }
  const { id, nickname } = payee
  return { payer, payee: { id, nickname }, coin, amount, fee, note: note || null }
}

function feeOf({ coinSet }: TransferTerms, { coin, amount, fee }: Asked): bigint {
  const rules = coinSet.find(({ symbol }) => symbol === coin)?.transfer
  if (!rules?.enabled) throw new Refusal('coinNotTransferable', { values: { coin }, field: 'coin' })
  if (amount < rules.min) {
    const values = { min: formatAmount(rules.min), coin }
    throw new Refusal('amountTooSmall', { values, field: 'amount' })
  }
  sameFee(rules.fee, fee, coin)
  return rules.fee
}

async function partiesOf(tx: Tx, member: string, payeeId: string) {
  const rows = await tx<{ id: string; nickname: string; frozen: boolean }>`
    select id, nickname, frozen_at is not null as frozen from member
    where id in (${member}::bigint, ${payeeId}::bigint)`
  const payer = rows.find(({ id }) => id === member)
  const payee = rows.find(({ id }) => id !== member)
  if (!payer) throw new Error(`there is no member ${member}`)
  if (!payee) throw new Refusal('payeeUnknown', { field: 'payeeId' })
  return { payer: { id: payer.id, nickname: payer.nickname }, payee }
}
