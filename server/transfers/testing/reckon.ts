import type { Coin } from '#shared/api/coin.ts'
import { ONE, parseAmount } from '#shared/money.ts'
import type { Moving, Step } from './scenes.ts'

/** A call that was made and what was said to it; the result where the code is 200. */
export type Made = {
  step: Step
  member: string
  code: number
  message: string
  result: { id: string; coin: Coin; amount: string; fee?: string; payee?: { id: string } }
}

/** Base units by `owner code coin`, as the books name their accounts. */
export type Balances = Map<string, bigint>

type Change = [account: string, amount: bigint]
type Done = { member: string; payee: string; coin: Coin; amount: bigint; fee: bigint }

const pledged = ({ member, coin, amount }: Done): Change[] => [
  [`${member} available ${coin}`, -amount],
  [`${member} staked ${coin}`, amount],
]
const transferred = ({ member, payee, coin, amount, fee }: Done): Change[] => [
  [`${member} available ${coin}`, -amount - fee],
  [`${payee} available ${coin}`, amount],
  [`0 fees ${coin}`, fee],
]
/** The fee of a withdrawal is always paid in BTCW (decisions §6). */
const held = ({ member, coin, amount, fee }: Done): Change[] => [
  [`${member} available ${coin}`, -amount],
  [`${member} withdrawing ${coin}`, amount],
  [`${member} available BTCW`, -fee],
  [`${member} withdrawing BTCW`, fee],
]
const changes: Record<Moving, (done: Done) => Change[]> = {
  'product/pledge': pledged,
  'asset/transfer': transferred,
  'asset/cash': held,
  'asset/cashCancel': (done) => held(done).map(([account, amount]) => [account, -amount]),
}

/** What the books must hold after these calls, whatever their order was: told by their answers alone. */
export function reckon(before: Balances, made: readonly Made[]): Balances {
  const after = new Map(before)
  for (const { step, member, code, result } of made) {
    if (code !== 200) continue
    const [amount, fee] = [parseAmount(result.amount), parseAmount(result.fee ?? '0')]
    const done = { member, payee: result.payee?.id ?? '', coin: result.coin, amount, fee }
    for (const [account, change] of changes[step.path](done))
      after.set(account, (after.get(account) ?? 0n) + change)
  }
  return new Map([...after].filter(([, balance]) => balance !== 0n).toSorted())
}

/** No fee of these calls is more. */
const FEE_MOST = ONE / 2n

/** Calls that were told that the balance is too little, though all that the member asked for was there all along. */
export const refusedForNothing = (before: Balances, made: readonly Made[]): Made[] =>
  made.filter(({ step: { coin }, member, message }) => {
    const own = made.filter((it) => it.member === member)
    const asked = own.map(({ step }) => (step.coin === coin ? step.amount : 0n) + FEE_MOST)
    const most = asked.reduce((sum, amount) => sum + amount, 0n)
    const had = before.get(`${member} available ${coin}`) ?? 0n
    return /insufficient balance/i.test(message) && had >= most
  })
