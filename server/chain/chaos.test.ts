import fc from 'fast-check'
import { expect, test } from 'vitest'
import { increaseTime, mine, reorg } from '#devnet/control.ts'
import { audit } from '#server/audit/audit.ts'
import { expireOrders } from '#server/staking/expireOrders.ts'
import { COIN } from '#server/testing/openBooks.ts'
import { type Farm, openFarm } from '#server/testing/openFarm.ts'

type Members = Awaited<ReturnType<Farm['join']>>[]
type Told = { orders: string[]; hashes: string[] }

const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % list.length]

/** What can happen, by name; `n` is any number, `who` a member. */
const happenings = {
  async open(_: Farm, { who, n, told }: Happening) {
    const asked = { coin: n % 3 ? 'BTCW' : 'BTCWT', amount: n % 2 ? '10' : '20', planId: 'd30' }
    const said = await who.call('product/bTCWPledgeBefter', asked)
    if (said.code === 200) told.orders.push(said.result.order.id)
  },
  async pay(_: Farm, { who, n, told }: Happening) {
    const amount = (pick([10n, 20n, 10n, 7n], n) ?? 1n) * COIN
    // A wallet runs dry in a long story; that is no payment then.
    const hash = await (n % 3 ? who.pay(amount) : who.payToken(amount)).catch(() => undefined)
    if (hash) told.hashes.push(hash)
  },
  async submit(_: Farm, { who, n, told }: Happening) {
    const [orderId, hash] = [pick(told.orders, n), pick(told.hashes, n * 7)]
    if (orderId && hash) await who.call('product/bTCWPledge', { orderId, hash })
  },
  mine: (farm: Farm, { n }: Happening) => mine(farm.chain.url, 1 + (n % 3)),
  reorg: (farm: Farm, { n }: Happening) => reorg(farm.chain.url, 1 + (n % 6)),
  look: (farm: Farm) => farm.look(),
  lookTwice: (farm: Farm) => Promise.all([farm.look(), farm.look()]),
  async late(farm: Farm, { n }: Happening) {
    if (n % 4) return
    await increaseTime(farm.chain.url, 31 * 60)
    await farm.look()
    await expireOrders(farm.world)
  },
}
type Happening = { who: Members[number]; n: number; told: Told }
const names = Object.keys(happenings) as (keyof typeof happenings)[]

const story = fc.array(
  fc.record({ name: fc.constantFrom(...names), who: fc.nat(2), n: fc.nat(1_000) }),
  { minLength: 50, maxLength: 70 },
)

test('whatever the chain and the members do, what is credited is what the pool holds', async () => {
  await fc.assert(
    fc.asyncProperty(story, async (steps) => {
      const farm = await openFarm()
      const members: Members = []
      for (const proved of [true, true, false]) members.push(await farm.join({ proved }))
      await farm.settle(10)
      const told: Told = { orders: [], hashes: [] }
      for (const { name, who, n } of steps) {
        const member = pick(members, who)
        if (member) await happenings[name](farm, { who: member, n, told })
      }
      await farm.settle(3)
      expect(await farm.look()).toMatchObject({ outcome: 'synced' })
      expect([await farm.surplus(), await farm.surplus('BTCWT')]).toEqual([0n, 0n])
      const debt = 'no account is below zero but the mirrors of the chain'
      expect((await audit(farm.db)).filter(({ rule }) => rule !== debt)).toEqual([])
      const [loose] = await farm.db.inTx(
        (tx) => tx<{ count: number }>`
          select count(*)::int as count from pledge_order o left join arrival a on a.id = o.arrival_id
          where (o.status = 'success') <> (a.state is not distinct from 'credited'
            and a.credited_as = 'pledge' and a.amount = o.amount and a.coin = o.coin)`,
      )
      expect(loose).toEqual({ count: 0 })
    }),
    { numRuns: 5, endOnFailure: true },
  )
}, 60_000)
