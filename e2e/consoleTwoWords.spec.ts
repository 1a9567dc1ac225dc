import type { Page } from '@playwright/test'
import { post } from './api.ts'
import { deposit, expect, newMember, signIn, test } from './app.ts'
import { newHolder } from './desk.ts'
import { approve, queueOf, stranger } from './deskWithdrawals.ts'

const OFF = ['aria-disabled', 'true'] as const

test('what is approved together counts together: the last look says which the first of two is', async ({
  page,
  db,
}) => {
  const member = await newMember(db)
  await deposit(db, member, { coin: 'BTCW', amount: '12100' })
  for (const amount of ['4001', '4002', '4003'])
    await post(member, 'asset/cash', { coin: 'BTCW', amount, address: stranger() })
  await signIn(page, await newHolder(db, 'reviewer'))
  await page.goto(queueOf(member))
  for (const amount of ['4,001', '4,002'])
    await page.getByRole('checkbox', { name: `Choose ${amount} BTCW` }).check()
  await page.getByRole('button', { name: 'Approve 2 withdrawals' }).click()
  const sheet = page.getByRole('dialog')
  const first = sheet.getByText('Yours is the first of two.')
  await expect(sheet).toContainText('in all')
  await expect(first).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByRole('checkbox', { name: 'Choose 4,003 BTCW' }).check()
  await page.getByRole('button', { name: 'Approve 3 withdrawals' }).click()
  await expect(first).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Choose none' }).click()
  await approve(page, '4,001', '4,002', '4,003')
  await expect(sheet.getByText('Approved', { exact: true })).toHaveCount(2)
  await expect(sheet.getByText('First of two: another person has to approve it')).toHaveCount(1)
})

const difference = {
  ...{ what: 'pool', coin: 'BTCW', missing: '900', hash: null, block: 7 },
  words: 'The pool holds 900 BTCW less than the books say.',
}
const said = {
  ...{ what: 'loss', coin: 'BTCW', amount: '900', source: null, reason: 'a key was stolen' },
  ...{ by: 'member 100999', at: '2026-11-26T09:30:00.000Z' },
}

/** Has the desk hear that 900 BTCW are missing: no journey beside this one may find it so. Keeps what is said of it. */
async function short(page: Page, words: (typeof said)[]) {
  const sent: { second?: boolean }[] = []
  const stopped = { ...difference, since: '2026-11-26T09:00:00.000Z' }
  const result = {
    stopped,
    differences: [difference],
    going: 0,
    waiting: 0,
    losses: [],
    said: words,
  }
  await page.route('**/api/operator/payouts', (route) =>
    route.fulfill({ json: { code: 200, message: '', result } }),
  )
  await page.route('**/api/operator/bookLoss', (route) => {
    sent.push(route.request().postDataJSON())
    const message = 'Somebody has said the same meanwhile'
    return route.fulfill({ json: { code: 400, message, result: null } })
  })
  return sent
}

/** Opens the sheet, and says that the 900 are lost. */
async function lose(page: Page, says: string) {
  await page.goto('/#/pages/console/withdrawals')
  await page.getByRole('button', { name: 'Book BTCW as lost' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText(says)).toBeVisible()
  await sheet.getByLabel('Type the amount that is lost').fill('900')
  await sheet.getByLabel('Reason').fill('a key was stolen')
  await sheet.getByRole('button', { name: 'Book it as lost' }).click()
  await expect(sheet.getByText('Somebody has said the same meanwhile')).toBeVisible()
}

test('a word about a loss says which of the two it is, and is sent as that one', async ({
  page,
  db,
}) => {
  await signIn(page, await newHolder(db, 'operator'))
  const first = await short(page, [])
  await lose(page, 'It is only noted until a second person says the same.')
  expect(first).toMatchObject([{ second: false }])
  await page.unrouteAll()
  const second = await short(page, [said])
  await page.reload()
  await lose(page, 'Yours is the second word: it holds at once.')
  expect(second).toMatchObject([{ second: true }])
  await page.unrouteAll()
  const another = await short(page, [{ ...said, amount: '899' }])
  await page.reload()
  await lose(page, 'It is only noted until a second person says the same.')
  expect(another).toMatchObject([{ second: false }])
})

test('who is new at the desk is told before they say that something is lost', async ({
  page,
  db,
}) => {
  const [boss, fresh] = [await newHolder(db, 'operator'), await newMember(db)]
  const given = { memberId: fresh.id, role: 'operator', on: true, reason: 'Looks after all' }
  expect((await post(boss, 'operator/setRole', given)).code).toBe(200)
  await signIn(page, fresh)
  await short(page, [said])
  await page.goto('/#/pages/console/withdrawals')
  await page.getByRole('button', { name: 'Book BTCW as lost' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText('You are new at the desk: you can be one of two')).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Book it as lost' })).toHaveAttribute(...OFF)
})
