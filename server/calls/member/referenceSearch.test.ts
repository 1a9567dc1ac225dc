import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Member } from '#server/testing/openBooks.ts'
import { type Invited, idsOf, openInvited } from './testing/openInvited.ts'

let books: Invited
beforeAll(async () => {
  books = await openInvited()
})
afterAll(() => books.close())

describe('a member is not shown', () => {
  test('anybody outside the own team by searching', async () => {
    for (const keywords of [
      'Stranger',
      books.stranger.id,
      books.stranger.address,
      books.leader.id,
      'Leader',
    ]) {
      expect(await idsOf(books.leader, { keywords })).toEqual([])
    }
  })

  test.each(['%', '_irect', 'Direct _', "' or 1=1 --", '\\', 'Direct%', '1 or 1=1', '"', '\0'])(
    'more than asked for with the words %j',
    async (keywords) => {
      const said = await books.leader.call('member/referenceList', { keywords })
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
    expect(await idsOf(books.leader, { keywords: 'Direct 4' })).toHaveLength(1)
    expect((await eager.call('member/referenceList', {})).code).toBe(200)
  })
})

describe('a member is shown', () => {
  test('the team 50 levels down: searched by UID, account and any part of the nickname', async () => {
    const way = [await books.join({ inviter: books.leader.id, nickname: 'Top of the way' })]
    for (let i = 1; i < 50; i++) {
      way.push(await books.join({ inviter: way.at(-1)?.id ?? '', nickname: `王小明 ${i}` }))
    }
    const last = way.at(-1)
    expect(await idsOf(books.leader, { keywords: last?.id })).toEqual([last?.id])
    expect(await idsOf(books.leader, { keywords: last?.address.slice(0, 12) })).toEqual([last?.id])
    expect(await idsOf(books.leader, { keywords: '小明 49' })).toEqual([last?.id])
    expect(await idsOf(books.leader, { keywords: 'top OF' })).toEqual([way[0]?.id])
    expect(await idsOf(books.leader, { memberId: way[48]?.id })).toEqual([last?.id])
    expect(await idsOf(way[30] as Member, { keywords: '小明 3' })).toEqual(
      way
        .slice(31, 40)
        .map(({ id }) => id)
        .toReversed(),
    )
    expect(await idsOf(last as Member, { keywords: '小明' })).toEqual([])
    const first = (await books.leader.call('member/referenceList', { keywords: '小明', limit: 30 }))
      .result
    const rest = await books.leader.call('member/referenceList', {
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
})
