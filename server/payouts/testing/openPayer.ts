import { randomBytes } from 'node:crypto'
import { type Hex, parseEther } from 'viem'
import { headOf } from '#devnet/control.ts'
import { fees, gas } from '#server/ledger/accounts.ts'
import { run } from '#server/operator/run.ts'
import { openPaying } from '#server/payouts/openPaying.ts'
import type { Paying } from '#server/payouts/Paying.ts'
import { payRound } from '#server/payouts/payRound.ts'
import { type Farm, openFarm } from '#server/testing/openFarm.ts'
import type { Coin } from '#shared/api/coin.ts'
import { disagreements } from './disagreements.ts'

/** A farm that pays out, with a member who has 90 of each coin in it. */
export async function openPayer(settings: { confirmations?: number } = {}) {
  const farm = await openFarm(settings)
  const paying = openPaying(farm.world, (line) => farm.reports.push(line))
  if (!paying) throw new Error('a farm has a payer')
  const ann = await farm.join()
  await ann.pay(parseEther('90'))
  await ann.payToken(parseEther('90'))
  await farm.settle()
  /** Rounds until nothing is to be done. Answers how many steps were taken. */
  const rounds = async (by: Paying = paying) => {
    let steps = 0
    for (let did = -1; did !== 0; steps += did) did = await payRound(by)
    return steps + 1
  }
  return {
    ...farm,
    paying,
    ann,
    rounds,
    /** Asks for a payment to an address of its own and answers both. */
    ask: (amount: string, coin: Coin = 'BTCW', address?: Hex) =>
      ask(ann, { amount, coin, address }),
    row: (id: string) => rowOf(farm, id),
    /** The operator's command on this farm, or on another database beside its chain. Answers what it said. */
    operator: (...typed: string[]) => operate(farm, farm.db.appUrl, typed),
    /** The same, typed by somebody else. */
    second: (...typed: string[]) => operate(farm, farm.db.appUrl, typed, 'second'),
    /** Rounds and blocks until nothing is to be done any more. */
    payAll: async () => {
      await rounds()
      await farm.settle()
      await rounds()
    },
    /** What does not agree between withdrawals, books and chain. */
    wrong: () => disagreements(farm, paying),
    houses: async () => ({ fees: await farm.house(fees), gas: await farm.house(gas) }),
    head: () => headOf(farm.chain.url),
  }
}

export type PayerFarm = Awaited<ReturnType<typeof openPayer>>

/** The operator's command beside the farm's chain. Answers what it said. */
export async function operate(
  { world }: Pick<Farm, 'world'>,
  databaseUrl: string,
  typed: readonly string[],
  who = 'tester',
): Promise<string> {
  const said: string[] = []
  const keep = (line: string) => said.push(line)
  const { rpcUrl, pool, token } = world.config
  await run(typed, {
    env: {
      BITWAVE_RPC_URL: rpcUrl,
      BITWAVE_POOL: pool,
      BITWAVE_TOKEN: token,
      DATABASE_URL: databaseUrl,
      DATA_DIR: '/nowhere',
      OPERATOR: who,
    },
    say: keep,
    complain: keep,
    input: async () => '',
  })
  return said.join('\n')
}

const anyAddress = () => `0x${randomBytes(20).toString('hex')}` as Hex

type Member = Awaited<ReturnType<Farm['join']>>

async function ask(
  member: Member,
  {
    amount,
    coin,
    address = anyAddress(),
  }: { amount: string; coin: Coin; address: Hex | undefined },
) {
  const { code, message, result } = await member.call('asset/cash', { coin, amount, address })
  if (code !== 200) throw new Error(message)
  return { id: result.id, address }
}

async function rowOf({ db }: Farm, id: string) {
  const [row] = await db.inTx(
    (tx) => tx<{ state: string; reason: string | null; halted: string | null; hash: Hex | null }>`
      select state, reason, halted, hash from withdrawal where id = ${id}`,
  )
  return row
}
