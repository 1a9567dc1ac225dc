import type { Page } from '@playwright/test'
import { parseAmount } from '#shared/money.ts'
import { deposit, expect, newMember, test } from './app.ts'
import { heldBy } from './books.ts'
import { heldBack } from './heldBack.ts'
import { invitedBy, makeAgent } from './operator.ts'
import { home, signInByPassword } from './screens.ts'
import { enterRatio } from './team.ts'
import { fillTransfer } from './transfers.ts'

/** What checks a form, and what asks for it once the form is touched. */
const CHECK = /\/assets\/check-[\w-]{8}\.js$/
const ASKS = /\/assets\/sign-in-[\w-]{8}\.js$/
const PASSWORD = 'harbour Lantern 27'

/**
 * Has what checks a form come late: answers how to let it. Most screens have its file before; there it is what asks for it that
 * waits.
 */
async function checkHeld(page: Page) {
  await page.addInitScript(() => {
    const { promise, resolve } = Promise.withResolvers<void>()
    Object.assign(window, { checkComes: promise, letCheckCome: resolve })
  })
  await page.route(ASKS, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(
      /import\((.\.\/check-[\w-]+\.js.)\)/,
      'checkComes.then(()=>import($1))',
    )
    expect(body).toContain('checkComes')
    await route.fulfill({ response, body })
  })
  return () => page.evaluate('letCheckCome()')
}

const isBusy = (page: Page, name: string) =>
  expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-busy', 'true')

test('a payee that is changed before the form was checked is the one that is asked about, and paid', async ({
  page,
  member,
  db,
}) => {
  await deposit(db, member, { coin: 'BTCW', amount: '50' })
  const [first, second] = [await newMember(db), await newMember(db)]
  const release = await checkHeld(page)
  await fillTransfer(page, first.account, '7')
  await expect(page.getByText(first.nickname)).toBeVisible()
  await page.getByRole('button', { name: 'Review 7 BTCW' }).click()
  await isBusy(page, 'Review 7 BTCW')
  await page.getByLabel('Payee').fill(second.account)
  await expect(page.getByText(second.nickname)).toBeVisible()
  await release()

  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText(second.nickname)
  await expect(sheet).not.toContainText(first.nickname)
  await sheet.getByRole('button', { name: 'Send 7 BTCW' }).click()
  await expect(page.getByText('Sent. It is in the payee’s balance already.')).toBeVisible()
  expect(await heldBy(db, second)).toEqual({ 'available:BTCW': parseAmount('7') })
  expect(await heldBy(db, first)).toEqual({})
})

test('a member who is changed before the form was checked is the one of the last look', async ({
  page,
  member,
  db,
}) => {
  const [first, second] = [await invitedBy(db, member), await invitedBy(db, member)]
  await makeAgent(member, '0.3', '0.2')
  const release = await checkHeld(page)
  const select = async ({ nickname }: { nickname: string }) => {
    await page.getByRole('searchbox').last().fill(nickname)
    await page.getByRole('dialog').getByRole('button', { name: nickname }).click()
  }
  await page.goto('/#/pages/mine/index')
  await page.getByRole('button', { name: 'Add an agent' }).click()
  await page.getByRole('button', { name: 'Select a member of your team' }).click()
  await select(first)
  await enterRatio(page, '12.5')
  await isBusy(page, 'Check the change')
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await select(second)
  await page.getByRole('textbox', { name: 'Reward ratio' }).fill('15')
  await release()

  const look = page.getByRole('dialog').last()
  await expect(look.getByRole('button', { name: 'Make agent' })).toBeVisible()
  await expect(look).toContainText(second.nickname)
  await expect(look).toContainText('15%')
  await expect(look).not.toContainText(first.nickname)
})

test('before it is known who the payee is, that is said, and said no more once it is', async ({
  page,
  member,
  db,
}) => {
  await deposit(db, member, { coin: 'BTCW', amount: '50' })
  const payee = await newMember(db)
  const release = await heldBack(page, '**/api/member/payee')
  await fillTransfer(page, payee.account, '7')
  await page.getByRole('button', { name: 'Review 7 BTCW' }).click()
  const said = page.getByText('Find the payee first, and see who it is.')
  await expect(said).toBeVisible()
  release()
  await expect(page.getByText(payee.nickname)).toBeVisible()
  await expect(said).toHaveCount(0)
  await page.getByRole('button', { name: 'Review 7 BTCW' }).click()
  await expect(page.getByRole('dialog')).toContainText(payee.nickname)
})

test('a sign-in is busy from the tap on, and sends what stands there once it was checked', async ({
  page,
  db,
}) => {
  const member = await newMember(db, { password: PASSWORD })
  const release = await heldBack(page, CHECK)
  await page.goto('/')
  await signInByPassword(page, member.account, 'heron-lake-42')
  await isBusy(page, 'Sign in')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  release()
  await expect(home(page)).toBeVisible()
})

test('where what checks a form does not come, that is said, and what was typed stays', async ({
  page,
  db,
}) => {
  const member = await newMember(db, { password: PASSWORD })
  await page.route(CHECK, (route) => route.abort())
  await page.goto('/')
  await signInByPassword(page, member.account, PASSWORD)
  await expect(page.getByRole('alert')).toContainText('Check the connection, then reload the page.')
  await expect(page.getByLabel('Wallet address')).toHaveValue(member.account)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD)
  await page.unroute(CHECK)
  await page.reload()
  await signInByPassword(page, member.account, PASSWORD)
  await expect(home(page)).toBeVisible()
})
