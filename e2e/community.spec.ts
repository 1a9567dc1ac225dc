import type { Browser, Page } from '@playwright/test'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { post } from './api.ts'
import { deposit, expect, type Member, signIn, test } from './app.ts'
import { farm } from './farm.ts'
import { fillIn, newcomer } from './newcomer.ts'
import { invitedBy, makeAgent } from './operator.ts'

/** Another member, signed in in a browser context of their own. */
async function elsewhere(browser: Browser, member: Member): Promise<Page> {
  const context = await browser.newContext({ baseURL: farm.appUrl })
  const page = await context.newPage()
  await signIn(page, member)
  return page
}

const row = (page: Page, { nickname }: Pick<Member, 'nickname'>) =>
  page.getByRole('main').getByRole('button', { name: nickname })

/** In the open form: a reward ratio, as far as the last look. */
async function enter(page: Page, percent: string) {
  await page.getByRole('textbox', { name: 'Reward ratio' }).fill(percent)
  await page.getByRole('button', { name: 'Check the change' }).click()
}

async function openRatios(page: Page, member: Member) {
  await page.goto('/#/pages/mine/index')
  await row(page, member).click()
  await page.getByRole('button', { name: 'Change ratios' }).click()
}

test('a member without ratios is told why there is nothing to manage', async ({ page, member }) => {
  expect(member.id).not.toBe('')
  await page.goto('/#/pages/mine/index')
  await expect(page.getByText('No permission, access forbidden')).toBeVisible()
  await expect(page.getByText('Your own reward ratio is 0.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add an agent' })).toHaveCount(0)

  await page.goto('/#/pages/mining/index')
  await expect(page.getByText('Your own subsidy ratio is 0.')).toBeVisible()
  await page.getByRole('link', { name: 'To the community' }).click()
  await expect(page.getByRole('heading', { name: 'Community', level: 1 })).toBeVisible()
  await expect(page.getByText('Nobody in your team yet')).toBeVisible()
})

test('who signs up by a member’s link is in that member’s team', async ({
  page,
  member,
  browser,
}) => {
  expect(member.id).not.toBe('')
  await page.goto('/#/pages/community/index')
  await page.getByRole('button', { name: 'QR code' }).click()
  await expect(page.getByRole('img', { name: 'QR code of the invitation link' })).toBeVisible()
  const link = await page.getByText(/#\/pages\/register\/index\?code=/).innerText()
  await page.keyboard.press('Escape')

  const key = generatePrivateKey()
  const person = newcomer(key)
  const other = await (await browser.newContext({ baseURL: farm.appUrl })).newPage()
  const code = await fillIn(other, person, link)
  await expect(other.getByLabel('Invitation code')).toHaveValue(link.slice(-6))
  await other.getByLabel('Wallet address').fill(privateKeyToAddress(key))
  await other.getByLabel('Verification code').fill(code)
  await other.getByRole('button', { name: 'Sign up' }).click()
  await expect(other.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible()

  await page.reload()
  await expect(row(page, person)).toContainText('not activated')
})

test('an agent appoints in the own team within the bounds, and who is appointed sees each change', async ({
  page,
  member,
  browser,
  db,
}) => {
  test.setTimeout(120_000)
  const below = await invitedBy(db, member)
  await makeAgent(member, '0.3', '0.2')
  await page.goto('/#/pages/mine/index')
  await page.getByRole('button', { name: 'Add an agent' }).click()
  await enter(page, '12.5')
  await expect(page.getByText('Please select a user (community)')).toBeVisible()

  await page.getByRole('button', { name: 'Select a member of your team' }).click()
  await page.getByRole('searchbox').last().fill(below.account.slice(0, 12))
  await page.getByRole('dialog').getByRole('button', { name: below.nickname }).click()
  await enter(page, '30.01')
  await expect(page.getByRole('textbox', { name: 'Reward ratio' })).toHaveAccessibleDescription(
    /At most 30 %/,
  )
  await enter(page, '12.5')
  await expect(page.getByRole('dialog').last()).toContainText(
    'It counts with the next distribution',
  )
  await page.getByRole('button', { name: 'Make agent' }).click()
  await expect(row(page, below)).toContainText('12.5%')

  const other = await elsewhere(browser, below)
  await other.goto('/#/pages/mine/index')
  const own = other.getByRole('region', { name: 'Your ratios' })
  await expect(own).toContainText('Agent')
  await expect(own).toContainText('12.5%')

  await openRatios(page, below)
  await enter(page, '15')
  await expect(page.getByRole('dialog').last()).toContainText(/12\.5%.*15%/)
  await page.getByRole('dialog').last().getByRole('button', { name: 'Change ratios' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Ratios changed' })).toBeVisible()

  await other.reload()
  await expect(own).toContainText('15%')
  await other.getByRole('button', { name: 'History' }).click()
  const log = other.getByRole('dialog').getByRole('listitem')
  await expect(log.filter({ hasText: `by ${member.nickname}` })).toHaveCount(2)
  await expect(log.filter({ hasText: '00:00 UTC' })).toHaveCount(2)
})

test('less than an agent below has is refused at the field', async ({ page, member, db }) => {
  const below = await invitedBy(db, member)
  const deep = await invitedBy(db, below)
  await makeAgent(member, '0.3', '0.2')
  const ratios = { rewardRatio: '0.2', subsidyRatio: '0' }
  await post(member, 'member/miners', { memberId: below.id, ...ratios })
  await post(member, 'member/miners', { memberId: deep.id, ...ratios })

  await openRatios(page, below)
  await enter(page, '19.99')
  await page.getByRole('dialog').last().getByRole('button', { name: 'Change ratios' }).click()
  await expect(page.getByRole('textbox', { name: 'Reward ratio' })).toHaveAccessibleDescription(
    /At least 20 %/,
  )
  await expect(page.getByRole('textbox', { name: 'Reward ratio' })).toHaveValue('19.99')
})

test('the team is searched at any depth, and one goes down in it and back', async ({
  page,
  member,
  db,
}) => {
  const below = await invitedBy(db, member)
  const deep = await invitedBy(db, below)
  await page.goto('/#/pages/community/index')
  const search = page.getByRole('searchbox')
  await expect(row(page, below)).toBeVisible()
  await search.fill(deep.nickname)
  await expect(row(page, deep)).toBeVisible()
  await expect(row(page, below)).toHaveCount(0)
  await page.reload()
  await expect(search).toHaveValue(deep.nickname)
  await expect(row(page, deep)).toBeVisible()

  // As it is copied from a screen.
  await search.fill(`UID ${below.id}`)
  await expect(row(page, below)).toBeVisible()
  await expect(row(page, deep)).toHaveCount(0)
  await search.fill('nobody is called that')
  await expect(page.getByText('Nobody found for “nobody is called that”')).toBeVisible()
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await row(page, below).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText(`UID ${below.id}`)
  await sheet.getByRole('button', { name: deep.nickname }).click()
  await expect(sheet).toContainText(`UID ${deep.id}`)
  await sheet.getByRole('button', { name: `Back to ${below.nickname}` }).click()
  await expect(sheet).toContainText(`UID ${below.id}`)
})

test('a pledge counts for the team and the week of who is above', async ({
  page,
  member,
  browser,
  db,
}) => {
  const below = await invitedBy(db, member)
  await deposit(db, below, { coin: 'BTCWT', amount: '250' })
  const other = await elsewhere(browser, below)
  await other.goto('/#/pages/staking/index')
  await other.getByRole('radio', { name: 'BTCWT', exact: true }).press('Space')
  await other.getByLabel('Amount').fill('250')
  await other.getByRole('checkbox').check()
  await other.getByRole('button', { name: 'Review 250 BTCWT' }).click()
  await other.getByRole('button', { name: 'Pledge 250 BTCWT' }).click()
  await expect(other.getByText('30 days left')).toBeVisible()

  const team = () => post(member, 'member/referenceList', {})
  await expect.poll(async () => (await team()).result.summary.teamT).toBe('250')
  expect((await team()).result.list).toMatchObject([{ stakedT: '250', teamT: '0' }])
  await page.goto('/#/pages/community/index')
  await expect(page.getByRole('region', { name: 'Your team', exact: true })).toContainText('+250')
  await expect(row(page, below)).not.toContainText('not activated')
  await page.goto('/#/pages/ranking/index')
  await expect(page.getByText('Your place')).toBeVisible()
  const mine = page.getByRole('listitem').filter({ hasText: member.nickname })
  await expect(mine).toContainText('You')
  await expect(mine).toContainText('250')
  await expect(page.getByRole('button', { name: 'Week after' })).toBeDisabled()
  await page.goto('/#/pages/ranking/index?week=2020-W10')
  await expect(page.getByText('Nobody pledged in this week')).toBeVisible()
  await expect(page.getByText('Not ranked: nothing was newly pledged')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Week before' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Week after' })).toBeEnabled()
})
