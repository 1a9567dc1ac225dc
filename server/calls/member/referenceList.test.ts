import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { foldJoined } from '#server/members/foldJoined.ts'
import { releaseAddress } from '#server/members/releaseAddress.ts'
import { type Invited, idsOf, openInvited } from './testing/openInvited.ts'

let books: Invited
beforeAll(async () => {
  books = await openInvited()
})
afterAll(() => books.close())

describe('a member is not shown', () => {
  test('the team of somebody who is not below, whether there is such a member or not', async () => {
    const said = await books.leader.call('member/referenceList', { memberId: books.stranger.id })
    expect(said).toMatchObject({ code: 400, field: 'memberId' })
    expect(await books.leader.call('member/referenceList', { memberId: '987654321' })).toEqual(said)
    const up = await books.direct[0]?.call('member/referenceList', { memberId: books.leader.id })
    expect(up).toEqual(said)
  })

  test('a page with a cursor that is damaged or of another list', async () => {
    const { next } = (await books.leader.call('member/referenceList', { limit: 2 })).result
    const damaged = await books.leader.call('member/referenceList', { cursor: `${next}x` })
    expect(damaged).toMatchObject({ code: 400, field: 'cursor' })
    const other = await books.leader.call('member/referenceList', {
      cursor: next,
      keywords: 'Direct',
    })
    expect(other).toMatchObject({ code: 400, field: 'cursor' })
  })
})

describe('a member is shown', () => {
  test('who was invited, newest first, page by page while others join', async () => {
    const first = (await books.leader.call('member/referenceList', { limit: 2 })).result
    const late = await books.join({ inviter: books.leader.id })
    const second = await books.leader.call('member/referenceList', { limit: 3, cursor: first.next })
    const seen = [...first.list, ...second.result.list].map(({ id }) => id)
    expect(seen).toEqual(books.direct.map(({ id }) => id).toReversed())
    expect(second.result.next).toBeNull()
    expect((await idsOf(books.leader))[0]).toBe(late.id)
  })

  test('each with account, grade, roles, ratios and the moment of joining', async () => {
    const [member] = (await books.leader.call('member/referenceList', { keywords: 'Direct 4' }))
      .result.list
    expect(member).toEqual({
      id: books.direct[4]?.id,
      nickname: 'Direct 4',
      account: books.direct[4]?.address,
      avatar: null,
      grade: 0,
      activated: false,
      agent: false,
      site: false,
      rewardRatio: '0.0000',
      subsidyRatio: '0.0000',
      direct: 0,
      stakedT: '0',
      teamT: '0',
      joinedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    })
  })

  test('who only typed an address that its owner has taken since, with none', async () => {
    const own = await books.join({ nickname: 'Own' })
    const typed = await books.join({ inviter: own.id, proved: false })
    const now = books.clock.now()
    await books.db.inTx((tx) => releaseAddress(tx, { account: typed.address, now }))
    const { list } = (await own.call('member/referenceList', {})).result
    expect(list).toMatchObject([{ id: typed.id, account: '' }])
  })

  test('each with the own staked T beside the T of the team below', async () => {
    const own = await books.join({ nickname: 'Own' })
    const one = await books.join({ inviter: own.id })
    await books.db.inTx(
      (tx) => tx`
        update member set staked_t = 9e18, team_t = 200e18 where id = ${one.id}`,
    )
    const { list } = (await own.call('member/referenceList', {})).result
    expect(list).toMatchObject([{ stakedT: '9', teamT: '200' }])
  })

  test('the figures of the own team, and of the one that is looked at', async () => {
    const own = await books.join({ nickname: 'Own' })
    const one = await books.join({ inviter: own.id })
    await books.join({ inviter: one.id })
    await foldJoined(books)
    const { summary } = (await own.call('member/referenceList', {})).result
    expect(summary).toEqual({ direct: 1, team: 2, teamT: '0', weekT: '0' })
    const looked = await own.call('member/referenceList', { memberId: one.id })
    expect(looked.result.summary).toEqual({ direct: 1, team: 1, teamT: '0', weekT: '0' })
  })
})
