import { expect, onTestFinished, test } from 'vitest'
import { COIN } from '#server/testing/openBooks.ts'
import { asked, CASH, FEE, openAsking } from './testing/openAsking.ts'

test('a member asks for no more while fifty wait, two at once neither, until one is cancelled that nobody pays yet', async () => {
  const books = await openAsking()
  onTestFinished(books.close)
  const ann = await books.memberWith({ BTCW: 100n * COIN })
  const ask = () => ann.call(CASH, { ...asked, amount: '1' })
  const said = []
  for (let i = 0; i < 49; i += 1) said.push(await ask())
  said.push(...(await Promise.all([ask(), ask()])))
  expect(said.filter(({ code }) => code === 200)).toHaveLength(50)
  expect(said.find(({ code }) => code !== 200)).toMatchObject({
    code: 400,
    message: expect.stringMatching(
      /^You have 50 withdrawals .* or cancel one that is not being paid yet/,
    ),
  })
  const each = COIN + FEE
  expect((await books.has(ann)).BTCW).toEqual([100n * COIN - 50n * each, 50n * each])

  const [last] = (await ann.call('asset/cashRecord', {})).result.list
  expect(last).toMatchObject({ step: 'approved', cancellable: true })
  const cancelled = await ann.call('asset/cashCancel', { withdrawalId: last?.id ?? '' })
  expect([cancelled.code, (await ask()).code]).toEqual([200, 200])
})
