import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { releaseAddress } from '#server/members/releaseAddress.ts'
import { post } from './api.ts'
import { deposit, expect, newMember, test } from './app.ts'
import { farm } from './farm.ts'
import { fillIn, newcomer } from './newcomer.ts'
import { invitedBy } from './operator.ts'
import { elsewhere, row } from './team.ts'

test('who signs up by a member’s link is in that member’s team', async ({
  page,
  member: _,
  browser,
}) => {
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
  await expect(sheet.getByRole('heading', { name: deep.nickname })).toBeFocused()
  await sheet.getByRole('button', { name: `Back to ${below.nickname}` }).click()
  await expect(sheet).toContainText(`UID ${below.id}`)
  await expect(sheet.getByRole('heading', { name: below.nickname, exact: true })).toBeFocused()
})

test('the ways to agents and sites tell no count, which a page of them is not', async ({
  page,
  member: _,
}) => {
  await page.goto('/#/pages/community/index')
  await expect(page.getByRole('link', { name: 'Agents', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Mining sites', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Mining site management' })).toBeVisible()
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
  // Others' names may begin with this one.
  const mine = page.getByRole('listitem').filter({ hasText: `${member.nickname} You` })
  await expect(mine).toContainText('250')
  await expect(page.getByRole('button', { name: 'Next week' })).toBeDisabled()
  await page.goto('/#/pages/ranking/index?week=2020-W10')
  await expect(page.getByText('Nobody pledged that week')).toBeVisible()
  await expect(page.getByText('Not ranked: nothing was newly pledged')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Previous week' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Next week' })).toBeEnabled()
})

test('who only typed an address that its owner has taken since is shown with none', async ({
  page,
  member,
  db,
}) => {
  const { inviteCode } = (await post(member, 'member/userInfo', {})).result
  const typed = await newMember(db, { inviteCode, proved: false })
  const { account } = typed
  await db.inTx((tx) => releaseAddress(tx, { account, now: new Date() }))
  await page.goto('/#/pages/community/index')
  await expect(row(page, typed)).toContainText('No address any more')
  await row(page, typed).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText('No address any more')
  await expect(sheet.getByRole('button', { name: 'Copy the address' })).toHaveCount(0)
  await expect(sheet).not.toContainText('released')
})
