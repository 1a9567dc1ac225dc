import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldChanges } from '#server/pool/foldChanges.ts'
import { registerFunding } from '#server/pool/registerFunding.ts'
import { COIN } from '#server/testing/openBooks.ts'
import { type Happening, happenings, pick } from './testing/happenings.ts'
import { openPayer, type PayerFarm } from './testing/openPayer.ts'

const RUNS = Number(process.env['MONEY_STORIES'] ?? 2)

/** What makes stories of payments that are settled and taken back comes more often. */
const OFTEN = ['pledgeByWallet', 'withdraw', 'settle', 'round', 'reorg'] as const
const names = [
  ...(Object.keys(happenings) as (keyof typeof happenings)[]),
  ...[...OFTEN, ...OFTEN, ...OFTEN],
]
const story = fc.array(
  fc.record({ name: fc.constantFrom(...names), who: fc.nat(3), n: fc.nat(1_000) }),
  { minLength: 70, maxLength: 110 },
)

/** Members, one of whom has never signed, and whoever brings revenue. */
async function begin(farm: PayerFarm): Promise<(step: { who: number; n: number }) => Happening> {
  const members = [farm.ann]
  for (const proved of [true, true, false]) members.push(await farm.join({ proved }))
  const funder = await farm.chain.newcomer()
  const { address } = funder.account
  const funding = { address, purpose: 'revenue', label: 'test', house: [] } as const
  await farm.db.inTx((tx) => registerFunding(tx, { ...funding, now: farm.clock.now() }))
  for (const member of members.slice(1)) {
    await member.pay(30n * COIN)
    await member.payToken(30n * COIN)
  }
  await farm.settle(10)
  await farm.rounds()
  const told = { orders: [], hashes: [], withdrawals: [] }
  const { ann } = farm
  return ({ who, n }) => {
    const [one, other] = [pick(members, who) ?? ann, pick(members, who + 1 + (n % 3)) ?? ann]
    return { farm, who: one, other, told, funder, n }
  }
}

/** Debts are what a chain that took money back may leave; who decides about a withdrawal is not part of the story. */
const ALLOWED = /^no account is below zero|^withdrawal \d+ is (requested|approved)$/

test('whatever happens on the way of the money, and however it is mixed, books and chain agree in the end', async () => {
  await fc.assert(
    fc.asyncProperty(story, async (steps) => {
      const farm = await openPayer()
      const happening = await begin(farm)
      for (const step of steps) await happenings[step.name](happening(step))
      for (let i = 0; i < 4; i += 1) await farm.payAll()
      await happenings.day(happening({ who: 0, n: 0 }))
      await foldChanges(farm.world)
      expect((await farm.wrong()).filter((it) => !ALLOWED.test(it))).toEqual([])
      await farm.chain.stop()
    }),
    { numRuns: RUNS, endOnFailure: true },
  )
}, 1_800_000)
