import { post } from './api.ts'
import { deposit, expect, newMember, signIn, test } from './app.ts'
import { startAt } from './arriveAt.ts'
import { changeAnswer } from './changeAnswer.ts'
import { newFarmer } from './farmer.ts'

test('the largest exact amounts fit the smallest phone', async ({ page, member, db }) => {
  await page.setViewportSize({ width: 320, height: 844 })
  await deposit(db, member, { coin: 'BTCW', amount: '123456789.000000000000000001' })
  await page.goto('/#/pages/transfer/index')
  await page.getByLabel('Amount').fill('1234567.5')
  const left = page.getByText('122,222,221.499000000000000001 BTCW')
  await left.scrollIntoViewIfNeeded()
  await expect(left).toBeInViewport({ ratio: 1 })
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(320)
})

test('where it comes from is told with all its digits inside the sheet', async ({
  page,
  member,
  db,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await deposit(db, member, { coin: 'BTCW', amount: '71.451355661881977671' })
  await page.goto('/#/pages/user/index')
  await page.locator('[data-figure="account.available"]').first().click()
  const exact = page.getByRole('dialog').locator('[data-exact]')
  await expect(exact).toHaveText('71.451355661881977671 BTCW')
  const [wide, room] = await exact.evaluate((it) => [it.scrollWidth, it.clientWidth])
  expect(wide).toBeLessThanOrEqual(room ?? 0)
})

/** Runs in the page: how many lines a text takes in what it stands in. */
function linesOf(holder: Element, text: string): number {
  const walker = document.createTreeWalker(holder, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.nodeValue !== text) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    return new Set([...range.getClientRects()].map(({ top }) => top)).size
  }
  throw new Error('it is not there')
}

test('a nickname beside a long figure takes three lines at most', async ({ page, db }) => {
  await page.setViewportSize({ width: 320, height: 844 })
  const farmer = await newFarmer(db)
  await newMember(db, {
    inviteCode: (await post(farmer, 'member/userInfo', {})).result.inviteCode,
  })
  await signIn(page, farmer)
  let amount = ''
  let nickname = ''
  await changeAnswer(page, 'asset/transferTo', ({ list }) => {
    for (const it of list) Object.assign(it, { amount, payee: { ...it.payee, nickname } })
  })
  await changeAnswer(page, 'member/referenceList', ({ list }) => {
    for (const it of list) Object.assign(it, { nickname, teamT: amount })
  })
  await changeAnswer(page, 'member/fengyunList', ({ list }) => {
    for (const it of list) Object.assign(it, { nickname, weekT: amount })
  })
  const names = [
    'A man of the sea, a boy of sky',
    '北斗七星礦場長期質押會員聯合代表處暨臺灣香港地區總聯絡',
  ]
  const cases = [
    ['transfer/record', '100'],
    ['transfer/record', '100000'],
    ['transfer/record', '1000000000'],
    ['community/index', '1000000000'],
    ['ranking/index', '1000000000'],
    ['home/index', '1000000000'],
  ] as const
  for (nickname of names) {
    for (const [path, figure] of cases) {
      amount = figure
      await startAt(page, `/#/pages/${path}`)
      const title = page
        .getByRole('main')
        .getByText(nickname, { exact: true })
        .filter({ visible: true })
        .first()
      await expect(title).toBeVisible()
      const lines = await title.evaluate(linesOf, nickname)
      expect.soft(lines, `${nickname} beside ${amount} in ${path}`).toBeLessThanOrEqual(3)
    }
  }
})
