import type { Locator } from '@playwright/test'
import { expect, newMember, signIn, test } from './app.ts'
import { changeAnswer } from './changeAnswer.ts'
import { invitedBy } from './operator.ts'
import { row } from './team.ts'
import { openOrder } from './walletPledge.ts'

test.use({ viewport: { width: 320, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

const boxOf = (part: Locator) =>
  part.evaluate((it) => it.getBoundingClientRect().toJSON() as DOMRect)

test('a name without a space stays beside its picture', async ({ page, db }) => {
  const inviter = await newMember(db)
  await invitedBy(db, inviter)
  await signIn(page, inviter)
  const nickname = 'W'.repeat(30)
  await changeAnswer(page, 'member/referenceList', ({ list }) => {
    for (const one of list) one.nickname = nickname
  })
  await page.goto('/#/pages/community/index')
  const they = row(page, { nickname })
  const [picture, words] = await Promise.all([
    boxOf(they.locator('> :nth-child(1)')),
    boxOf(they.locator('> :nth-child(2)')),
  ])
  expect(words.left).toBeGreaterThan(picture.right)
  expect(words.right).toBeLessThanOrEqual(320)
})

test('the ring of a step stands below the marks of those before it', async ({ page, member }) => {
  await changeAnswer(page, 'product/order', ({ list }) => {
    const sent = { hash: `0x${'ab'.repeat(32)}`, hashState: 'mined', confirmations: 1 }
    for (const order of list) Object.assign(order, sent)
  })
  await openOrder(page, member, '15')
  const steps = page.getByRole('main').getByRole('listitem')
  const [mark, ring] = await Promise.all([
    boxOf(steps.nth(0).locator('> :first-child')),
    boxOf(steps.nth(2).getByRole('progressbar')),
  ])
  expect(ring.left + ring.width / 2).toBe(mark.left + mark.width / 2)
  const [words, later] = await Promise.all([
    boxOf(steps.nth(0).locator('> div')),
    boxOf(steps.nth(2).locator('> div')),
  ])
  expect(later.left).toBe(words.left)
})

test('rows that are waited for have one frame', async ({ page, member: _ }) => {
  await page.route('**/api/product/order', () => {})
  await page.goto('/#/pages/staking/my')
  const waiting = page.getByRole('main').getByRole('status', { name: 'Loading' })
  await expect(waiting).toHaveCount(1)
  const [inner, outer] = await Promise.all([boxOf(waiting), boxOf(waiting.locator('..'))])
  expect(inner.width).toBe(outer.width)
  await expect(waiting.locator('..')).toHaveCSS('border-top-width', '0px')
})

test('where notices cannot be loaded no frame stands with nothing in it', async ({
  page,
  member: _,
}) => {
  await page.route('**/api/home/notice', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto('/#/pages/home/index')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(page.getByRole('main').locator('p:empty:visible')).toHaveCount(0)
})

test('what is staked of two coins begins in one line, however much there is of one', async ({
  page,
  member: _,
}) => {
  await page.setViewportSize({ width: 1280, height: 844 })
  await changeAnswer(page, 'member/userInfo', ({ balances }) => {
    Object.assign(balances.BTCW, { staked: '100465.4321', withdrawing: '1500.5' })
  })
  await page.goto('/#/pages/user/index')
  const staked = page.locator('[data-figure="account.staked"]')
  await expect(staked).toHaveCount(2)
  const [one, other] = await Promise.all([boxOf(staked.first()), boxOf(staked.last())])
  expect(one.left).toBeLessThan(other.left)
  expect(one.top).toBe(other.top)
})

test('with letters of twice the size each figure of the pool has a line', async ({
  page,
  member: _,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/#/pages/home/index')
  const [orders, power] = ['Orders', 'Power'].map((it) => page.getByText(it, { exact: true }))
  if (!orders || !power) throw new Error('no figures')
  await expect(power).toBeVisible()
  expect((await boxOf(power)).top).toBe((await boxOf(orders)).top)
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.enable')
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } })
  expect((await boxOf(power)).top).toBeGreaterThan((await boxOf(orders)).bottom)
  // What is for the keyboard alone does not come out at the upper edge.
  const skip = page.getByRole('link', { name: 'Skip to the content' })
  expect((await boxOf(skip)).bottom).toBeLessThan(0)
})

test('in the colours of the system the account has no bars above and below it', async ({
  page,
  member,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.setViewportSize({ width: 740, height: 844 })
  await page.goto('/#/pages/home/index')
  const chip = page.getByRole('banner').getByRole('link', { name: member.account.slice(0, 6) })
  await expect(chip).toBeVisible()
  const canvas = await page.evaluate(() => {
    const part = document.body.appendChild(document.createElement('p'))
    part.style.color = 'Canvas'
    return getComputedStyle(part).color
  })
  await expect(chip).toHaveCSS('border-top-color', canvas)
})
