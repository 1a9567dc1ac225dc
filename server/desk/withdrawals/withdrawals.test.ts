import { expect, test } from 'vitest'
import { openReviewers } from '#server/testing/openReviewers.ts'

test('the queue begins with the oldest and says of each what has to be known', async () => {
  const { db, clock, ann, one, ask, at, approve, shown } = await openReviewers()
  const known = await ask('500', '0x8ba1f109551bD432803012645Ac136ddd64DBA72')
  const like = await ask('700', `0x8ba1${'0'.repeat(32)}ba72`)
  const own = await ask(
    '800',
    `${ann.account.slice(0, 6)}${'0'.repeat(32)}${ann.account.slice(-4)}`,
  )
  const same = await ask('900', '0x8ba1f109551bD432803012645Ac136ddd64DBA72')
  expect(await shown(known.no)).toMatchObject({ isNew: true, lookAlike: null })
  await approve(one.token, [known.no, 0])
  await db.inTx(
    (tx) => tx`
      update withdrawal set state = 'paid', done_at = ${clock.now()} where id = ${known.id}`,
  )
  const page = async (more: object) =>
    (await at('operator/withdrawals', { filter: 'waiting', limit: 2, ...more })).result
  const first = await page({})
  expect(first.list).toMatchObject([
    {
      no: like.no,
      isNew: true,
      lookAlike: '0x8ba1f109551bD432803012645Ac136ddd64DBA72',
      dayApproved: '500',
      autoApproveBelow: '100',
      needsTwo: false,
      // 500, 700, 800 and 900 are held, and a fee for each.
      balanceAfter: '97098',
    },
    { no: own.no, isNew: true, lookAlike: ann.account },
  ])
  const second = await page({ cursor: first.next })
  expect(second).toMatchObject({
    list: [{ no: same.no, isNew: false, lookAlike: null }],
    next: null,
  })
  expect((await page({ memberId: one.id })).list).toEqual([])
  expect((await page({ filter: 'paid' })).list.map(({ no }) => no)).toEqual([known.no])
  expect((await page({ coin: 'BTCWT' })).list).toEqual([])
})

test('withdrawals are found by number, UID and address, and those that wait by their age', async () => {
  const { ann, one, ask, at, pass } = await openReviewers()
  const HOUR = 3_600_000
  const [old, other] = ['0x8ba1f109551bD432803012645Ac136ddd64DBA72', `0x${'3'.repeat(40)}`]
  const first = await ask('500', old)
  pass(2 * HOUR)
  const second = await ask('600', other)
  const found = async (body: object) =>
    (await at('operator/withdrawals', body)).result.list.map(({ no }) => no)
  const both = [second.no, first.no]
  for (const keywords of [ann.id, ` ${ann.id} `]) expect(await found({ keywords })).toEqual(both)
  for (const keywords of [first.no, old, old.toUpperCase().replace('0X', '0x')])
    expect(await found({ keywords })).toEqual([first.no])
  for (const keywords of ['7', '0x8ba1', 'ann', one.id, '%', '9'.repeat(60)])
    expect(await found({ keywords })).toEqual([])
  expect(await found({ keywords: ann.id, memberId: one.id })).toEqual([])
  expect(await found({ keywords: first.no, memberId: one.id })).toEqual([])
  expect(await found({ filter: 'waiting', hours: 1 })).toEqual([first.no])
  expect(await found({ filter: 'waiting', hours: 3 })).toEqual([])
  for (const body of [{ hours: 1 }, { filter: 'paid', hours: 1 }, { filter: 'waiting', hours: 0 }])
    expect(await at('operator/withdrawals', body)).toMatchObject({ code: 400, field: 'hours' })
})
