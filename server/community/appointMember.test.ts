import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Member } from '#server/testing/openBooks.ts'
import { openTeam, type Team, to } from './testing/openTeam.ts'

let books: Team
let leader: Member
let below: Member
let deep: Member
let stranger: Member
beforeAll(async () => {
  books = await openTeam()
})
afterAll(() => books.close())
beforeEach(async () => {
  ;({ leader, below, deep, stranger } = await books.team())
})

describe('nobody appoints', () => {
  test('with an own ratio of 0: 403, whether or not the member is in the team (decisions §7)', async () => {
    const said = await below.call('member/miners', to(deep, '0.1', '0'))
    expect(said).toMatchObject({ code: 403, message: 'No permission, access forbidden' })
    for (const other of [leader, stranger, below, { id: '999999999' }])
      expect(await below.call('member/miners', to(other, '0.1', '0'))).toEqual(said)
    await books.stand(below, 1_000n, 0n)
    expect((await below.call('member/mining', to(deep, '0', '0'))).code).toBe(403)
    expect((await below.call('member/mining', to(stranger, '0', '0'))).code).toBe(403)
    expect((await below.call('member/miners', to(deep, '0.1', '0'))).code).toBe(200)
  })

  test('a member who is not below: nobody, the own self, those above and those elsewhere alike', async () => {
    const said = await leader.call('member/miners', to({ id: '999999999' }, '0.1', '0'))
    expect(said).toMatchObject({ code: 400, field: 'memberId' })
    for (const other of [leader, stranger]) {
      expect(await leader.call('member/miners', to(other, '0.1', '0'))).toEqual(said)
    }
    await books.stand(below, 1_000n, 1_000n)
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

  test('to both can be ended as the one where the ratios that stay are beyond what the leader may set', async () => {
    // Somebody further up or an operator gave more than the leader has, and those below more than both.
    await books.stand(below, 5_000n, 5_000n)
    await books.stand(deep, 6_000n, 6_000n)
    const { result } = await leader.call('member/modifyMining', to(below, '0', '0'))
    expect(result).toMatchObject({ agent: true, site: false, rewardRatio: '0.5000' })
    const last = await leader.call('member/modifyMiners', to(below, '0', '0'))
    expect(last).toMatchObject({ code: 400, field: 'rewardRatio' })
  })
})
