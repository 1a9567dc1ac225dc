import type { Tx } from '#server/db/Tx.ts'
import { tellMember } from '#server/inbox/tellMembers.ts'
import { fees, gas, treasury, withdrawing } from '#server/ledger/accounts.ts'
import { balanceOf } from '#server/ledger/balances.ts'
import { post } from '#server/ledger/post.ts'
import type { Held } from './held-moves.ts'

/** The payment that the chain has settled: its hash, and what its gas cost in BTCW base units. */
type Settling = { withdrawal: string; hash: string; gas: bigint; now: Date }

/**
 * Ends a withdrawal that was paid: the amount has left the pool, the fee is the house's, and the gas is paid out of the
 * fees (decisions §3); the member is told. Whoever calls holds the paying wallet. Answers how much of the gas is booked, which is less than
 * all where the fees do not bear it; undefined where it has ended already.
 */
export async function settle(
  tx: Tx,
  { withdrawal, hash, gas: used, now }: Settling,
): Promise<bigint | undefined> {
  const [held] = await tx<Held & { no: string }>`
    update withdrawal set state = 'paid', hash = ${hash}, done_at = ${now}, halted = null,
      revision = revision + 1
    where id = ${withdrawal} and state in ('nonce', 'signed', 'broadcast', 'mined')
    returning id, no, member_id as member, coin, amount, fee`
  if (!held) return undefined
  const { no, member, coin, amount, fee } = held
  const kept = (await balanceOf(tx, fees, 'BTCW')) + fee
  const booked = used < kept ? used : kept
  await post(tx, {
    key: `withdrawal:${withdrawal}:paid`,
    kind: 'withdrawal paid',
    now,
    moves: [
      { from: withdrawing(member), to: treasury, coin, amount },
      { from: withdrawing(member), to: fees, coin: 'BTCW', amount: fee },
      { from: fees, to: gas, coin: 'BTCW', amount: booked },
    ],
    meta: { withdrawal, hash },
  })
  const told = { member, kind: 'withdrawal_paid', ref: withdrawal, no, coin, amount } as const
  await tellMember(tx, told, { now })
  return booked
}
