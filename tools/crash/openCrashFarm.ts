import { randomBytes, randomUUID } from 'node:crypto'
import { getAddress, type Hex } from 'viem'
import type { Client } from '#contracts/testing/openPool.ts'
import { give, mine } from '#devnet/control.ts'
import type { Follower } from '#server/chain/Following.ts'
import { look } from '#server/chain/look.ts'
import { openChain } from '#server/chain/openChain.ts'
import { makeClock } from '#server/clock/clock.ts'
import { open } from '#server/db/open.ts'
import type { Tx } from '#server/db/Tx.ts'
import { claim } from '#server/ledger/claim.ts'
import { insertMember } from '#server/members/insertMember.ts'
import { readParameters } from '#server/parameters/readParameters.ts'
import { approveWithdrawal } from '#server/withdrawals/approveWithdrawal.ts'
import { requestWithdrawal } from '#server/withdrawals/requestWithdrawal.ts'
import type { Coin } from '#shared/api/coin.ts'
import { parseAmount } from '#shared/money.ts'
import { keepGoing } from './keepGoing.ts'
import type { PayerPlace } from './openPayerPlace.ts'

const FUNDS = 100_000n * 10n ** 18n
const CONFIRMATIONS = 3

/** A member who asks for payments, and a chain that goes on. Nobody pays. */
export async function openCrashFarm({ chain, appUrl }: PayerPlace) {
  const db = open(appUrl, { connections: 6 })
  const [pool, token] = [chain.pool.address, chain.token.address]
  const from = { startBlock: 0, confirmations: CONFIRMATIONS }
  const config = { rpcUrl: chain.url, pool, token, devnetUrl: 'x', ...from }
  const clock = makeClock({ followsChain: false })
  const follower: Follower = { db, clock, config, chain: openChain(config), report: () => {} }
  const wallet = await chain.newcomer()
  const account = wallet.account.address
  const member = await db.inTx((tx) =>
    insertMember(tx, {
      nickname: 'Crash',
      email: `${account}@example.org`,
      passwordHash: 'none',
      account,
      proved: true,
      inviter: null,
      now: clock.now(),
    }),
  )
  if (!member) throw new Error('there is no member')
  await payIn(chain, wallet)
  await mine(chain.url, CONFIRMATIONS)
  await look(follower)
  const blocks = keepGoing(follower, chain.url)
  return {
    db,
    chain,
    follower,
    blocks,
    /** Asks for a payment to an address of its own. */
    ask: async (coin: Coin) => {
      const address = getAddress(`0x${randomBytes(20).toString('hex')}`)
      const asked = { coin, amount: parseAmount(coin === 'BTCW' ? '1' : '10'), address }
      const id = await db.inTx((tx) => request(tx, { member: member.id, now: clock.now(), asked }))
      return { id, address }
    },
    stateOf: (id: string) => db.inTx((tx) => stateOf(tx, id)),
    going: () => db.inTx(going),
    close: async () => {
      await blocks.stop()
      await db.close()
    },
  }
}

async function stateOf(tx: Tx, id: string): Promise<string> {
  const [row] = await tx<{ state: string }>`select state from withdrawal where id = ${id}`
  return row?.state ?? 'none'
}

/** The withdrawals that have not ended and how far each is; empty when all have. */
async function going(tx: Tx): Promise<string> {
  const [row] = await tx<{ all: string }>`
    select coalesce(string_agg(id || ' ' || state || coalesce(' ' || halted, ''), ', ' order by id), '') as all
    from withdrawal where state not in ('paid', 'returned')`
  return row?.all ?? ''
}

export type CrashFarm = Awaited<ReturnType<typeof openCrashFarm>>

/** Gives a wallet coins of both kinds, and lets it pay them into the pool. */
async function payIn({ url, pool, token }: PayerPlace['chain'], wallet: Client): Promise<void> {
  const { address } = wallet.account
  await give(url, address, FUNDS)
  await give(url, address, { token: token.address, amount: FUNDS })
  const args = [pool.address, FUNDS] as const
  for (const hash of [
    await wallet.sendTransaction({ to: pool.address, value: FUNDS }),
    await wallet.writeContract({ ...token, functionName: 'transfer', args }),
  ]) {
    await wallet.waitForTransactionReceipt({ hash })
  }
}

type Asking = { member: string; now: Date; asked: { coin: Coin; amount: bigint; address: Hex } }

async function request(tx: Tx, { member, now, asked }: Asking): Promise<string> {
  const key = randomUUID()
  const { id: journal } = await claim(tx, {
    owner: member,
    key,
    hash: key,
    kind: 'asset/cash',
    meta: null,
    now,
  })
  const terms = await readParameters(tx, now)
  const id = await requestWithdrawal(tx, { member, journal, now, terms, house: [] }, asked)
  // More than a member's small withdrawals of a day wait for an operator.
  const [waiting] = await tx<{ no: string }>`
    select no from withdrawal where id = ${id} and state = 'requested'`
  if (waiting) {
    const decision = { no: waiting.no, revision: 0, by: 'crash', now }
    await approveWithdrawal(tx, { ...decision, terms: { coinSet: [] } })
  }
  return id
}
