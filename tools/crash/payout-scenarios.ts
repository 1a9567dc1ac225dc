import { give, mine, setAutomine } from '#devnet/control.ts'
import { rpc } from '#devnet/rpc.ts'
import { as } from '#server/testing/as.ts'
import type { Coin } from '#shared/api/coin.ts'
import type { CrashFarm } from './openCrashFarm.ts'

const both = (step: string) => [`before ${step}`, `after ${step}`]
/** On either side of each step of a payment that goes well. */
const STEPS = ['nonce', 'sign', 'send', 'broadcast', 'mined', 'fund', 'settle'].flatMap(both)
/** Undoes whatever is asked of it. */
const REFUSES = '0x60006000fd'
const MINUTES = 60_000

/** A farm whose payer is killed. */
export type Crash = {
  farm: CrashFarm
  /** Starts a payer that dies at a point, and waits until it is dead. */
  dieAt: (point: string) => Promise<void>
  /** Lets a payer go on until a withdrawal is in a state, and kills it wherever it is then. */
  until: (id: string, state: string) => Promise<void>
  /** Lets a payer go on until nothing is left to be paid. */
  drain: () => Promise<void>
  ownerUrl: string
  /** Sets the payer's clock forward. */
  pass: (milliseconds: number) => void
}

type Scenario = (crash: Crash, point: string, i: number) => Promise<void>

const coinOf = (i: number): Coin => (i % 2 === 0 ? 'BTCW' : 'BTCWT')

/** A payment that goes well, beside one of the other coin; gas is brought meanwhile. */
const goesWell: Scenario = async ({ farm, dieAt }, point, i) => {
  const { url, payer } = farm.chain
  await give(url, payer.account.address, 1_000n)
  await farm.ask(coinOf(i + 1))
  await farm.ask(coinOf(i))
  await dieAt(point)
}

/** A payment that waits for its block, which does not come until `meanwhile` is over. */
const waiting = async (
  { farm, until, drain }: Crash,
  coin: Coin,
  meanwhile: (asked: { id: string; address: string }) => Promise<void>,
): Promise<void> => {
  const { url } = farm.chain
  await drain()
  const asked = await farm.ask(coin)
  await farm.blocks.hold()
  await setAutomine(url, false)
  await until(asked.id, 'broadcast')
  await meanwhile(asked)
  await setAutomine(url, true)
  await mine(url)
  farm.blocks.goOn()
}

/** A payment that the chain undoes. */
const isUndone: Scenario = async (crash, point) => {
  const { url } = crash.farm.chain
  await waiting(crash, 'BTCW', async ({ address }) => {
    await rpc(url, 'anvil_setCode', address, REFUSES)
  })
  await crash.dieAt(point)
}

/** A payment that waits too long. */
const isStuck: Scenario = (crash, point, i) =>
  waiting(crash, coinOf(i), async () => {
    crash.pass(3 * MINUTES)
    await crash.dieAt(point)
  })

/** A payment that was made, and a database that was brought back to before its nonce was given. */
const isForgotten: Scenario = async ({ farm, until, drain, dieAt, ownerUrl }, point, i) => {
  await drain()
  const { id } = await farm.ask(coinOf(i))
  await farm.blocks.hold()
  await until(id, 'mined')
  await as(ownerUrl, async (client) => {
    await client.query('begin')
    await client.query('delete from payout_tx where withdrawal_id = $1', [id])
    await client.query('delete from payout where withdrawal_id = $1', [id])
    await client.query(`update withdrawal set state = 'approved', hash = null where id = $1`, [id])
    await client.query('update payer set next_nonce = next_nonce - 1')
    await client.query('commit')
  })
  farm.blocks.goOn()
  await dieAt(point)
}

/** What happens to payments, and the points at which the payer is killed meanwhile. */
export const SCENARIOS: readonly (readonly [points: readonly string[], scenario: Scenario])[] = [
  [STEPS, goesWell],
  [['release', 'gas'].flatMap(both), isUndone],
  [both('replace'), isStuck],
  [both('adopt'), isForgotten],
]
