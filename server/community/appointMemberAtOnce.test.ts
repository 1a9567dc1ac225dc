import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { appoint } from '#server/members/appoint.ts'
import { freeze } from '#server/members/freeze.ts'
import type { Member } from '#server/testing/openBooks.ts'
import { openTeam, type Team, to } from './testing/openTeam.ts'

let books: Team
let leader: Member
let below: Member
let deep: Member
beforeAll(async () => {
  books = await openTeam()
})
afterAll(() => books.close())
beforeEach(async () => {
  ;({ leader, below, deep } = await books.team())
})

describe('two at once', () => {
  test('one lowers a member while that member gives all it has: one of them is refused', async () => {
    for (let i = 0; i < 8; i++) {
      const top = await books.join()
      const middle = await books.join({ inviter: top.id })
      const last = await books.join({ inviter: middle.id })
      await books.stand(top, 5_000n, 5_000n)
      await top.call('member/miners', to(middle, '0.5', '0.5'))
      const said = await Promise.all([
        top.call('member/modifyMiners', to(middle, '0.2', '0.2')),
        middle.call('member/miners', to(last, '0.4', '0.4')),
      ])
      expect(said.map(({ code }) => code).toSorted()).toEqual([200, 400])
    }
  })

  test('one side of a team is lowered while the other is raised: the bound above knows of both', async () => {
    const sides = [
      await books.join({ inviter: deep.id }),
      await books.join({ inviter: deep.id }),
    ] as const
    await leader.call('member/miners', to(sides[0], '0.3', '0'))
    await leader.call('member/miners', to(sides[1], '0.1', '0'))
    const lowered = Promise.withResolvers<void>()
    const go = Promise.withResolvers<void>()
    const now = books.clock.now()
    const lowering = books.db.inTx(async (tx) => {
      await appoint(tx, sides[0].id, { to: { rewardRatio: 500n }, now })
      lowered.resolve()
      await go.promise
    })
    await lowered.promise
    const raising = books.db.inTx((tx) =>
      appoint(tx, sides[1].id, { to: { rewardRatio: 2_000n }, now }),
    )
    await Promise.race([raising, somebodyWaits()])
    go.resolve()
    await Promise.all([lowering, raising])
    const low = await leader.call('member/miners', to(below, '0.1999', '0'))
    expect(low.message).toContain('At least 20 %')
    expect((await leader.call('member/miners', to(below, '0.2', '0'))).code).toBe(200)
  })

  test('an operator shuts out who appoints just then: nobody is appointed', async () => {
    const now = books.clock.now()
    const { said } = await books.db.inTx(async (tx) => {
      await tx`select 1 from member where id = ${leader.id} for no key update`
      const said = leader.call('member/miners', to(below, '0.1', '0'))
      await somebodyWaits()
      await freeze(tx, { member: leader.id, reason: 'a test', now })
      return { said }
    })
    expect((await said).code).toBe(401)
    const [row] = await books.db.inTx(
      (tx) => tx<{ agent: boolean }>`select agent from member where id = ${below.id}`,
    )
    expect(row).toEqual({ agent: false })
  })

  test('many on one way end in an order in which each rule held', async () => {
    const way = [leader]
    for (let i = 0; i < 6; i++) way.push(await books.join({ inviter: way.at(-1)?.id ?? '' }))
    await Promise.all(
      way.slice(1).map((member, i) => leader.call('member/miners', to(member, `0.0${6 - i}`, '0'))),
    )
    const raised = way.slice(1).map((member, i) => [member, `0.1${6 - i}`] as const)
    await Promise.all(
      [...raised, ...raised].map(([member, ratio]) =>
        leader.call('member/modifyMiners', to(member, ratio, '0')),
      ),
    )
    const rows = await books.db.inTx(
      (tx) => tx<{ reach: number; below: number }>`
        select r.reward as reach, greatest(m.reward_ratio, (
          select max(b.reward_ratio) from member b where is_below(b.id, m.id) and (b.agent or b.site))) as below
        from reach r join member m on m.id = r.member_id where m.agent or m.site`,
    )
    expect(rows.filter(({ reach, below }) => reach !== below)).toEqual([])
    const { list } = (await leader.call('member/minersList', { limit: 100 })).result
    const ratios = way.slice(1).map(({ id }) => list.find((row) => row.id === id)?.rewardRatio)
    expect(ratios).toEqual(ratios.toSorted().toReversed())
  })
})

/** Resolves when somebody waits for a lock in the books. */
async function somebodyWaits(): Promise<void> {
  for (;;) {
    const [row] = await books.db.inTx(
      (tx) => tx`
        select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if (row) return
  }
}
