import type { Hex } from 'viem'
import type { Settled } from '#server/chain/settledBlock.ts'
import { PAID_OTHERWISE } from '#server/withdrawals/mayBePaid.ts'
import type { Flight } from './flights.ts'
import type { Payment, PoolPayment, Receipt } from './openNode.ts'
import type { Paying } from './Paying.ts'

/** `shown`: its payment, where the pool's logs have told of it already. */
type Asked = Pick<Flight, 'coin' | 'amount' | 'address' | 'payout'> & {
  shown?: PoolPayment | undefined
}

/** In which transaction a payment was made, whose that was, and whether it paid what was asked for. */
type Found = { receipt: Receipt; from: Hex; nonce: number; asked: boolean }

/** The contract has paid a withdrawal, and the node does not show where. */
class Unseen extends Error {
  override name = 'Unseen'
}

/** The payment that the pool made under a withdrawal's id. Throws `Unseen` where the node does not show it. */
export async function paymentOf(
  { node, chain }: Pick<Paying, 'node' | 'chain'>,
  settled: Settled,
  asked: Asked,
): Promise<Found> {
  const { payout, shown } = asked
  const made = shown ? [shown] : await node.paidAs([payout], settled.block)
  const payment = made.find(({ id }) => id === payout)
  const [receipt, fate] = payment
    ? await Promise.all([node.receipt(payment.hash), chain.fate(payment.hash)])
    : []
  if (!payment || !receipt?.success || !fate?.sent) {
    throw new Unseen(`the contract has paid ${payout}, and the node does not show where`)
  }
  const { from, nonce } = fate.sent
  return { receipt, from: from as Hex, nonce, asked: isAsked(payment, asked) }
}

/**
 * The same for a withdrawal that has not ended: where its payment is not shown, in a block before the first that is looked
 * through perhaps, the desk is told why nothing new is paid until it is.
 */
export async function paymentToAdopt(
  paying: Paying,
  settled: Settled,
  asked: Asked & Pick<Flight, 'id'>,
): Promise<Found> {
  try {
    return await paymentOf(paying, settled, asked)
  } catch (error) {
    if (error instanceof Unseen)
      await paying.db.inTx(
        (tx) => tx`
          update withdrawal set halted = 'paidUnseen'
          where id = ${asked.id} and state not in ('paid', 'returned') and halted is distinct from 'paidUnseen'`,
      )
    throw error
  }
}

/** Whether a payment under a withdrawal's id is what was asked for. */
export const isAsked = (
  { coin, amount, to }: Payment,
  asked: Pick<Flight, 'coin' | 'amount' | 'address'>,
): boolean => coin === asked.coin && amount === asked.amount && to === asked.address.toLowerCase()

/**
 * What was paid under a withdrawal's id is not what was asked for: it is never settled with it, and never paid, as the
 * contract takes no id twice. A person looks at it. Told once; nothing moves.
 */
export async function leave({ db, report }: Paying, id: string, hash: Hex): Promise<false> {
  const left = await db.inTx(async (tx) => {
    await tx`delete from payout_trial where withdrawal_id = ${id}`
    return tx`
      update withdrawal set halted = ${PAID_OTHERWISE}
      where id = ${id} and state not in ('paid', 'returned') and halted is distinct from ${PAID_OTHERWISE}
      returning id`
  })
  if (left.length > 0)
    report({ level: 'error', event: 'payout differs', withdrawal: id, hash, why: PAID_OTHERWISE })
  return false
}
