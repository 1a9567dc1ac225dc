import { mine, reorg } from '#devnet/control.ts'
import { readParameters } from '#server/parameters/readParameters.ts'
import { payRound } from '#server/payouts/payRound.ts'
import { foldChanges } from '#server/pool/foldChanges.ts'
import { runDueDays } from '#server/rewards/runDueDays.ts'
import { expireOrders } from '#server/staking/expireOrders.ts'
import { COIN } from '#server/testing/openBooks.ts'
import { changeStanding } from '#server/tree/changeStanding.ts'
import type { PayerFarm } from './openPayer.ts'

type Member = Awaited<ReturnType<PayerFarm['join']>>

/** Who acts, upon whom, what was made so far, and any number. */
export type Happening = {
  farm: PayerFarm
  who: Member
  other: Member
  told: { orders: string[]; hashes: string[]; withdrawals: string[] }
  /** Whose payments are revenue. */
  funder: Awaited<ReturnType<PayerFarm['chain']['newcomer']>>
  n: number
}

export const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % list.length]

const coinOf = (n: number) => (n % 3 ? 'BTCW' : 'BTCWT')

/** A day that revenue is missing for waits: that is no failure. */
const distribute = ({ farm }: Pick<Happening, 'farm'>) =>
  runDueDays(farm.world, async (tx, at) => (await readParameters(tx, at)).shares).catch(
    (error: unknown) => {
      if (!String(error).includes('overdrawn')) throw error
    },
  )

async function pass({ farm }: Pick<Happening, 'farm'>, days: number) {
  farm.pass(days * 86_400_000)
  await distribute({ farm })
}

/** What members do. A wallet or a balance runs dry in a long story; then nothing happens. */
const ofMembers = {
  async open({ who, told, n }: Happening) {
    const asked = { coin: coinOf(n), amount: n % 2 ? '10' : '20', planId: 'd30' }
    const said = await who.call('product/bTCWPledgeBefter', asked)
    if (said.code === 200) told.orders.push(said.result.order.id)
  },
  async pay({ who, told, n }: Happening) {
    const amount = (pick([10n, 20n, 10n, 7n], n) ?? 1n) * COIN
    const pays = coinOf(n) === 'BTCW' ? who.pay(amount) : who.payToken(amount)
    const hash = await pays.catch(() => undefined)
    if (hash) told.hashes.push(hash)
  },
  async pledgeByWallet(it: Happening) {
    const [orders, hashes] = [it.told.orders.length, it.told.hashes.length]
    // A BTCW pledge of 10, and its payment.
    await ofMembers.open({ ...it, n: 1 })
    if (it.told.orders.length > orders) await ofMembers.pay({ ...it, n: 4 })
    if (it.told.hashes.length > hashes) await it.farm.settle(it.n % 4)
  },
  async submit({ who, told, n }: Happening) {
    const [orderId, hash] = [pick(told.orders, n), pick(told.hashes, n * 7)]
    if (orderId && hash) await who.call('product/bTCWPledge', { orderId, hash })
  },
  async pledge({ who, n }: Happening) {
    const amount = coinOf(n) === 'BTCW' ? '3.3' : '10'
    const planId = n % 5 ? 'd30' : 'd90'
    await who.call('product/pledge', { coin: coinOf(n), amount, planId })
  },
  async transfer({ who, other, n }: Happening) {
    const amount = n % 2 ? '1.000000000000000007' : '4'
    await who.call('asset/transfer', { payeeId: other.id, coin: coinOf(n), amount })
  },
  async withdraw({ farm, who, told, n }: Happening) {
    const { address } = (await farm.chain.newcomer()).account
    const amount = coinOf(n) === 'BTCW' ? '2' : '11'
    const said = await who.call('asset/cash', { coin: coinOf(n), amount, address })
    if (said.code === 200) told.withdrawals.push(said.result.id)
  },
  async cancel({ who, told, n }: Happening) {
    const withdrawalId = pick(told.withdrawals, n)
    if (withdrawalId) await who.call('asset/cashCancel', { withdrawalId })
  },
}

/** What the house does, and what is done without being asked. */
const ofHouse = {
  async fund({ farm, funder, n }: Happening) {
    const value = (BigInt(1 + (n % 5)) * COIN) / 3n + BigInt(n)
    const hash = await funder.sendTransaction({ to: farm.chain.pool.address, value })
    await funder.waitForTransactionReceipt({ hash })
  },
  async appoint({ farm, who, n }: Happening) {
    const to = {
      agent: true,
      site: n % 2 === 0,
      rewardRatio: (n * 37) % 10_001,
      subsidyRatio: (n * 91) % 10_001,
    }
    const now = farm.clock.now()
    await farm.db.inTx((tx) => changeStanding(tx, { member: who.id, by: null, to, now }))
  },
  look: ({ farm }: Happening) => farm.look(),
  settle: ({ farm }: Happening) => farm.settle(),
  round: ({ farm }: Happening) => payRound(farm.paying),
  allAtOnce: ({ farm }: Happening) =>
    Promise.all([farm.look(), farm.look(), payRound(farm.paying), distribute({ farm })]),
  day: (it: Happening) => pass(it, 1),
  month: (it: Happening) => pass(it, it.n % 4 ? 1 : 31),
  expire: ({ farm }: Happening) => expireOrders(farm.world),
  fold: ({ farm }: Happening) => foldChanges(farm.world),
}

const ofChain = {
  mine: ({ farm, n }: Happening) => mine(farm.chain.url, 1 + (n % 4)),
  /** Much deeper than payments are confirmed by. */
  reorg: ({ farm, n }: Happening) => reorg(farm.chain.url, 1 + (n % 9)),
  /** More blocks than are remembered, before anybody looks after payments. */
  async long({ farm }: Happening) {
    await mine(farm.chain.url, 280)
    await farm.look()
  },
}

/** What can happen on the way of the money, by name. */
export const happenings = { ...ofMembers, ...ofHouse, ...ofChain }
