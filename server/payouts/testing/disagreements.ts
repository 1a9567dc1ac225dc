import { type Hex, parseAbiItem } from 'viem'
import { headOf } from '#devnet/control.ts'
import { audit } from '#server/audit/audit.ts'
import type { Tx } from '#server/db/Tx.ts'
import { type Account, gas, treasury } from '#server/ledger/accounts.ts'
import { balanceOf } from '#server/ledger/balances.ts'
import type { Paying } from '#server/payouts/Paying.ts'
import type { Farm } from '#server/testing/openFarm.ts'
import { COINS, type Coin } from '#shared/api/coin.ts'

const EVENTS = [
  parseAbiItem('event Paid(bytes32 indexed id, address indexed to, uint256 amount)'),
  parseAbiItem('event PaidToken(bytes32 indexed id, address indexed to, uint256 amount)'),
] as const

const readWithdrawals = (tx: Tx) => tx<{
  id: string
  payout: Hex
  state: string
  coin: string
  amount: bigint
  address: string
  booked: boolean
}>`
  select w.id, w.payout_id as payout, w.state, w.coin, w.amount, w.address,
    exists (select 1 from journal j where j.owner_id = 0 and j.key = 'withdrawal:' || w.id || ':paid') as booked
  from withdrawal w order by w.id`

/**
 * What does not agree once everything has come to an end: each withdrawal paid exactly once or not at all, no nonce left
 * out, and the books equal to the chain, treasury and gas. Empty when all is well.
 */
export async function disagreements(
  { chain, follower }: Pick<Farm, 'chain' | 'follower'>,
  { wallet, db }: Pick<Paying, 'wallet' | 'db'>,
): Promise<string[]> {
  const house = (account: Account, coin: Coin) => db.inTx((tx) => balanceOf(tx, account, coin))
  const client = chain.payer
  const logs = await client.getLogs({ address: chain.pool.address, events: EVENTS, fromBlock: 0n })
  const rows = await db.inTx(readWithdrawals)
  const wrong = rows.flatMap(({ id, payout, state, coin, amount, address, booked }) => {
    const made = logs.filter(({ args }) => args.id === payout)
    const should = state === 'paid' ? 1 : 0
    const right = made.every(
      ({ eventName, args }) =>
        eventName === (coin === 'BTCW' ? 'Paid' : 'PaidToken') &&
        args.amount === amount &&
        args.to?.toLowerCase() === address.toLowerCase(),
    )
    return [
      ...(['paid', 'returned'].includes(state) ? [] : [`withdrawal ${id} is ${state}`]),
      ...(made.length === should && right
        ? []
        : [`withdrawal ${id}, ${state}: ${made.length} payments`]),
      ...(booked === (state === 'paid') ? [] : [`withdrawal ${id}, ${state}: booked ${booked}`]),
    ]
  })
  if (logs.length > rows.filter(({ state }) => state === 'paid').length) {
    wrong.push(`${logs.length} payments in all`)
  }
  const [nonces] = await db.inTx(
    (tx) => tx<{ next: number; given: number }>`
      select (select max(next_nonce)::int from payer) as next, (select count(*)::int from payout) as given`,
  )
  const sent = await client.getTransactionCount({ address: wallet.address })
  if (nonces?.next !== sent)
    wrong.push(`${sent} nonces used, the next one given is ${nonces?.next}`)
  if (nonces?.given !== sent) wrong.push(`${sent} nonces used, ${nonces?.given} given`)
  const held = await follower.chain.balances((await headOf(chain.url)).number)
  for (const coin of COINS) {
    const beyond = held[coin] + (await house(treasury, coin))
    if (beyond !== 0n) wrong.push(`the pool holds ${beyond} ${coin} more than the books say`)
  }
  const balance = await client.getBalance({ address: wallet.address })
  const mirrored = -(await house(gas, 'BTCW'))
  if (balance !== mirrored) wrong.push(`the wallet holds ${balance}, the books say ${mirrored}`)
  const found = await audit(db)
  return [...wrong, ...found.map(({ rule, found: what }) => `${rule}: ${what}`)]
}
