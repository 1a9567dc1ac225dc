import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { appoint } from '#server/members/appoint.ts'
import { type Books, type Member, openBooks } from '#server/testing/openBooks.ts'

let books: Books
let leader: Member
let below: Member
let deep: Member
let stranger: Member
beforeAll(async () => {
  books = await openBooks()
})
afterAll(() => books.close())
beforeEach(async () => {
  leader = await books.join({ nickname: 'Leader' })
  below = await books.join({ inviter: leader.id })
  deep = await books.join({ inviter: below.id })
  stranger = await books.join()
  await stand(leader, 3_000n, 2_000n)
})

/** What an operator makes of a member. */
const stand = (member: Member, rewardRatio: bigint, subsidyRatio: bigint) =>
  books.db.inTx((tx) =>
    appoint(tx, member.id, {
      to: { agent: true, site: true, rewardRatio, subsidyRatio },
      now: books.clock.now(),
    }),
  )

const to = (member: { id: string }, rewardRatio: string, subsidyRatio: string) => ({
  memberId: member.id,
  rewardRatio,
  subsidyRatio,
})

describe('nobody appoints', () => {
  test('with an own ratio of 0: 403, whether or not the member is in the team (decisions §7)', async () => {
    const said = await below.call('member/miners', to(deep, '0.1', '0'))
    expect(said).toMatchObject({ code: 403, message: 'No permission, access forbidden' })
    await stand(below, 1_000n, 0n)
    expect((await below.call('member/mining', to(deep, '0', '0'))).code).toBe(403)
    expect((await below.call('member/miners', to(deep, '0.1', '0'))).code).toBe(200)
  })

  test('a member who is not below: nobody, the own self, those above and those elsewhere alike', async () => {
    const said = await leader.call('member/miners', to({ id: '999999999' }, '0.1', '0'))
    expect(said).toMatchObject({ code: 400, field: 'memberId' })
    for (const other of [leader, stranger]) {
      expect(await leader.call('member/miners', to(other, '0.1', '0'))).toEqual(said)
    }
    await stand(below, 1_000n, 1_000n)
    expect(await below.call('member/miners', to(leader, '0.1', '0'))).toEqual(said)
    expect(await below.call('member/modifyMiners', to(leader, '0.1', '0'))).toEqual(said)
  })

  test('without a selection: "Please select a user (community)" (specification §5)', async () => {
    const said = await leader.call('member/miners', { rewardRatio: '0.1', subsidyRatio: '0' })
    expect(said).toMatchObject({ code: 400, field: 'memberId' })
    expect(said.message).toContain('Please select a user (community)')
  })

  test('with more than the own ratio, and is told which and how much', async () => {
    const reward = await leader.call('member/miners', to(below, '0.3001', '0.2'))
    expect(reward).toMatchObject({ code: 400, field: 'rewardRatio' })
    expect(reward.message).toContain('30 %')
    const subsidy = await leader.call('member/mining', to(below, '0.3', '0.2001'))
    expect(subsidy).toMatchObject({ code: 400, field: 'subsidyRatio' })
    expect(subsidy.message).toContain('20 %')
    expect((await leader.call('member/miners', to(below, '0.3', '0.2'))).code).toBe(200)
  })

  test('with less than agents or sites below the member have, at any depth', async () => {
    expect((await leader.call('member/mining', to(deep, '0.05', '0.125'))).code).toBe(200)
    const said = await leader.call('member/miners', to(below, '0.05', '0.1249'))
    expect(said).toMatchObject({ code: 400, field: 'subsidyRatio' })
    expect(said.message).toContain('12.5 %')
    expect((await leader.call('member/miners', to(below, '0.05', '0.125'))).code).toBe(200)
  })

  test('a second time with other ratios, with none at all, or changes who is not appointed', async () => {
    const none = await leader.call('member/mining', to(below, '0', '0'))
    expect(none).toMatchObject({ code: 400, field: 'subsidyRatio' })
    const early = await leader.call('member/modifyMiners', to(below, '0.1', '0.1'))
    expect(early).toMatchObject({ code: 400, field: 'memberId' })
    const first = await leader.call('member/miners', to(below, '0.1', '0.1'))
    expect(await leader.call('member/miners', to(below, '0.1', '0.1'))).toEqual(first)
    const second = await leader.call('member/miners', to(below, '0.2', '0.1'))
    expect(second).toMatchObject({ code: 400, field: 'memberId' })
  })
})

describe('who is appointed', () => {
  test('is an agent or a site with these ratios, and may appoint in turn', async () => {
    const agent = await leader.call('member/miners', to(below, '0.25', '0.1'))
    expect(agent.result).toMatchObject({ agent: true, site: false, rewardRatio: '0.2500' })
    expect((await below.call('member/userInfo', {})).result).toMatchObject({
      agent: true,
      site: false,
      rewardRatio: '0.2500',
      subsidyRatio: '0.1000',
    })
    const site = await below.call('member/mining', to(deep, '0.2', '0.1'))
    expect(site.result).toMatchObject({ id: deep.id, agent: false, site: true })
    const seen = await leader.call('member/miningList', {})
    expect(seen.result.list.map(({ id }) => id)).toEqual([deep.id])
  })

  test('can be changed within the bounds of the moment', async () => {
    await leader.call('member/miners', to(below, '0.25', '0.1'))
    await below.call('member/miners', to(deep, '0.2', '0.1'))
    const low = await leader.call('member/modifyMiners', to(below, '0.1999', '0.1'))
    expect(low).toMatchObject({ code: 400, field: 'rewardRatio' })
    expect((await leader.call('member/modifyMiners', to(deep, '0.05', '0'))).code).toBe(200)
    expect((await leader.call('member/modifyMiners', to(below, '0.05', '0'))).code).toBe(200)
  })

  test('by mistake is so no longer with both ratios at 0, but not while agents below have some', async () => {
    await leader.call('member/miners', to(below, '0.2', '0.1'))
    await leader.call('member/miners', to(deep, '0.1', '0.1'))
    const held = await leader.call('member/modifyMiners', to(below, '0', '0'))
    expect(held).toMatchObject({ code: 400, field: 'rewardRatio' })
    const ended = await leader.call('member/modifyMiners', to(deep, '0', '0'))
    expect(ended.result).toMatchObject({ agent: false, rewardRatio: '0.0000' })
    expect((await leader.call('member/modifyMiners', to(below, '0', '0'))).code).toBe(200)
    expect((await leader.call('member/minersList', {})).result.list).toEqual([])
  })

  test('to both keeps the ratios for the one when the other ends', async () => {
    await leader.call('member/miners', to(below, '0.2', '0.1'))
    await leader.call('member/mining', to(below, '0.2', '0.1'))
    const { result } = await leader.call('member/modifyMining', to(below, '0', '0'))
    expect(result).toMatchObject({ agent: true, site: false, rewardRatio: '0.2000' })
  })
})

describe('two at once', () => {
  test('one lowers a member while that member gives all it has: one of them is refused', async () => {
    for (let i = 0; i < 8; i++) {
      const top = await books.join()
      const middle = await books.join({ inviter: top.id })
      const last = await books.join({ inviter: middle.id })
      await stand(top, 5_000n, 5_000n)
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
