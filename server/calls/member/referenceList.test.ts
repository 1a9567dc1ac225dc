import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { foldJoined } from '#server/members/foldJoined.ts'
import { type Books, type Member, openBooks } from '#server/testing/openBooks.ts'

let books: Books
let leader: Member
let stranger: Member
const direct: Member[] = []
beforeAll(async () => {
  books = await openBooks()
  leader = await books.join({ nickname: 'Leader' })
  stranger = await books.join({ nickname: 'Stranger' })
  for (let i = 0; i < 5; i++) {
    direct.push(await books.join({ inviter: leader.id, nickname: `Direct ${i}` }))
  }
})
afterAll(() => books.close())

const idsOf = async (member: Member, body: object = {}) => {
  const { result } = await member.call('member/referenceList', body)
  return result.list.map(({ id }) => id)
}

describe('a member is not shown', () => {
  test('the team of somebody who is not below, whether there is such a member or not', async () => {
    const said = await leader.call('member/referenceList', { memberId: stranger.id })
    expect(said).toMatchObject({ code: 400, field: 'memberId' })
    expect(await leader.call('member/referenceList', { memberId: '987654321' })).toEqual(said)
    const up = await direct[0]?.call('member/referenceList', { memberId: leader.id })
    expect(up).toEqual(said)
  })

  test('anybody outside the own team by searching', async () => {
    for (const keywords of ['Stranger', stranger.id, stranger.address, leader.id, 'Leader']) {
      expect(await idsOf(leader, { keywords })).toEqual([])
    }
  })

  test.each(['%', '_irect', 'Direct _', "' or 1=1 --", '\\', 'Direct%', '1 or 1=1', '"', '\0'])(
    'more than asked for with the words %j',
    async (keywords) => {
      const said = await leader.call('member/referenceList', { keywords })
      expect(said.result?.list ?? []).toEqual([])
    },
  )

  test('more than 120 searches at once, of whichever list: then to wait is said', async () => {
    const eager = await books.join()
    const lists = ['member/referenceList', 'member/minersList', 'member/miningList'] as const
    const said = await Promise.all(
      Array.from({ length: 150 }, (_, i) =>
        eager.call(lists[i % 3] ?? 'member/minersList', { keywords: 'Ann' }),
      ),
    )
    const refused = said.filter(({ code }) => code === 400)
    expect(refused.length).toBeGreaterThan(0)
    expect(new Set(refused.map(({ message }) => message.replace(/\d+ seconds?/, '…')))).toEqual(
      new Set(['Too many attempts. Please wait ….']),
    )
    // Nobody else waits for it, and who was invited is no search.
    expect(await idsOf(leader, { keywords: 'Direct 4' })).toHaveLength(1)
    expect((await eager.call('member/referenceList', {})).code).toBe(200)
  })

  test('a page with a cursor that is damaged or of another list', async () => {
    const { next } = (await leader.call('member/referenceList', { limit: 2 })).result
    const damaged = await leader.call('member/referenceList', { cursor: `${next}x` })
    expect(damaged).toMatchObject({ code: 400, field: 'cursor' })
    const other = await leader.call('member/referenceList', { cursor: next, keywords: 'Direct' })
    expect(other).toMatchObject({ code: 400, field: 'cursor' })
  })
})

describe('a member is shown', () => {
  test('who was invited, newest first, page by page while others join', async () => {
    const first = (await leader.call('member/referenceList', { limit: 2 })).result
    const late = await books.join({ inviter: leader.id })
    const second = await leader.call('member/referenceList', { limit: 3, cursor: first.next })
    const seen = [...first.list, ...second.result.list].map(({ id }) => id)
    expect(seen).toEqual(direct.map(({ id }) => id).toReversed())
    expect(second.result.next).toBeNull()
    expect((await idsOf(leader))[0]).toBe(late.id)
  })

  test('each with account, grade, roles, ratios and the moment of joining', async () => {
    const [member] = (await leader.call('member/referenceList', { keywords: 'Direct 4' })).result
      .list
    expect(member).toEqual({
      id: direct[4]?.id,
      nickname: 'Direct 4',
      account: direct[4]?.address,
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

  test('the team 50 levels down: searched by UID, account and any part of the nickname', async () => {
    const way = [await books.join({ inviter: leader.id, nickname: 'Top of the way' })]
    for (let i = 1; i < 50; i++) {
      way.push(await books.join({ inviter: way.at(-1)?.id ?? '', nickname: `王小明 ${i}` }))
    }
    const last = way.at(-1)
    expect(await idsOf(leader, { keywords: last?.id })).toEqual([last?.id])
    expect(await idsOf(leader, { keywords: last?.address.slice(0, 12) })).toEqual([last?.id])
    expect(await idsOf(leader, { keywords: '小明 49' })).toEqual([last?.id])
    expect(await idsOf(leader, { keywords: 'top OF' })).toEqual([way[0]?.id])
    expect(await idsOf(leader, { memberId: way[48]?.id })).toEqual([last?.id])
    expect(await idsOf(way[30] as Member, { keywords: '小明 3' })).toEqual(
      way
        .slice(31, 40)
        .map(({ id }) => id)
        .toReversed(),
    )
    expect(await idsOf(last as Member, { keywords: '小明' })).toEqual([])
    const first = (await leader.call('member/referenceList', { keywords: '小明', limit: 30 }))
      .result
    const rest = await leader.call('member/referenceList', {
      keywords: '小明',
      limit: 30,
      cursor: first.next,
    })
    expect([...first.list, ...rest.result.list]).toHaveLength(49)
  })

  test.each(['ΟΔΥΣΣΕΥΣ', 'İstanbul', 'Ärzte'])('by the very nickname %s', async (nickname) => {
    const above = await books.join()
    const { id } = await books.join({ inviter: above.id, nickname })
    expect(await idsOf(above, { keywords: nickname })).toEqual([id])
    // A large team is searched along the index.
    await books.db.inTx((tx) => tx`update member set team = 20000 where id = ${above.id}`)
    expect(await idsOf(above, { keywords: nickname })).toEqual([id])
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
