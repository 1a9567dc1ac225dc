import type { Locator, Page } from '@playwright/test'
import { hex, rpc } from '#devnet/rpc.ts'
import { post } from './api.ts'
import { deposit, expect, type Member, newMember, signIn, test } from './app.ts'
import { browserOf } from './browserOf.ts'
import { newHolder } from './desk.ts'
import { devnet, farm } from './farm.ts'

// It takes coins out of the pool that everybody shares, so it runs when the others are done.

/** More than all fees that other journeys left with the farm: those are not owed to anybody. */
const GONE = 900n * 10n ** 18n
const { rpcUrl, poolAddress } = farm.devnet

const held = async () => BigInt(await rpc<string>(rpcUrl, 'eth_getBalance', poolAddress, 'latest'))
const hold = (amount: bigint) => rpc(rpcUrl, 'anvil_setBalance', poolAddress, hex(amount))

let whole: bigint | undefined

test.afterEach(async () => {
  if (whole !== undefined) await hold(whole)
})

/** Books it as lost, again while another block is settled between the look at the chain and the booking: here one comes each second. */
const lose = (sheet: Locator, seen: (timeout: number) => Promise<void>) =>
  expect(async () => {
    if (await sheet.isVisible())
      await sheet.getByRole('button', { name: 'Book it as lost' }).click({ timeout: 3_000 })
    await seen(3_000)
  }).toPass({ timeout: 40_000 })

/** Brings the coins back, and waits until pool and books agree. */
async function agreeAgain(page: Page) {
  await hold(whole ?? 0n)
  await devnet('/api/mine', { blocks: 5 })
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('Pool and books agree now.')).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 30_000 })
}

/** A colleague lets payouts go on while the sheet for that is open; what is typed in it stays, and payouts stop anew. */
async function nextStop(page: Page, colleague: Member) {
  const sheet = page.getByRole('dialog')
  const reason = 'found at last'
  const goOn = async () => (await post(colleague, 'operator/resumePayouts', { reason })).code
  await expect.poll(goOn, { timeout: 30_000 }).toBe(200)
  await sheet.getByRole('button', { name: 'Compare and go on' }).click()
  await expect(sheet.getByText('Payouts are not stopped.')).toBeVisible()
  await expect(page.getByText('Nothing is signed or sent')).toHaveCount(0)
  await expect(sheet.getByLabel('Reason')).toHaveValue('the coins are back')
  await hold((whole ?? 0n) - GONE)
  await devnet('/api/mine', { blocks: 5 })
  const stopped = async () => (await post(colleague, 'operator/payouts', {})).result.stopped
  await expect.poll(stopped, { timeout: 60_000 }).not.toBeNull()
}

test('a difference between chain and books stops payouts; console and Home say so until somebody lets them go on', async ({
  page,
  browser,
  db,
}) => {
  test.setTimeout(240_000)
  await deposit(db, await newMember(db), { coin: 'BTCW', amount: '5000' })
  whole = await held()
  await hold(whole - GONE)
  await devnet('/api/mine', { blocks: 5 })

  await signIn(page, await newHolder(db, 'operator'))
  await page.goto('/#/pages/console/index')
  await expect(page.getByRole('heading', { name: 'Payouts are stopped' })).toBeVisible({
    timeout: 60_000,
  })
  await page.goto('/#/pages/console/withdrawals')
  const banner = page.getByRole('alert').filter({ hasText: 'Payouts are stopped' })
  await expect(banner).toContainText('The pool holds 900 BTCW less than the books say.')
  await expect(banner).toContainText('pay it in as an activity budget, book the loss')
  // With no network it is a word of before.
  await page.context().setOffline(true)
  await expect(banner).toContainText('The service last said')
  await page.context().setOffline(false)
  await expect(banner).not.toContainText('The service last said')
  await page.goto('/#/pages/console/figures')
  await expect(page.getByText('This does not add up: the pool holds')).toBeVisible()
  await page.goto('/#/pages/console/withdrawals')

  const home = await browserOf(browser, await newMember(db))
  await home.goto('/#/pages/home/index')
  await home.getByRole('button', { name: /Payouts are stopped/ }).click()
  await expect(home.getByRole('dialog')).toContainText(
    'The pool holds 900 BTCW less than the books say.',
  )
  await home.context().close()

  const sheet = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Book BTCW as lost' }).click()
  await expect(sheet.getByText('gone for good')).toBeVisible()
  await sheet.getByLabel('Type the amount that is lost').fill('899')
  await sheet.getByLabel('Reason').fill('a key was stolen')
  await lose(sheet, (timeout) =>
    expect(sheet.getByText('The pool is short of 900 BTCW now.')).toBeVisible({ timeout }),
  )
  // The first of two people is only noted, and says it once.
  await sheet.getByLabel('Type the amount that is lost').fill('900')
  await lose(sheet, (timeout) => expect(sheet).toBeHidden({ timeout }))
  await expect(page.getByText('You said so: another person has to say the same.')).toBeVisible()
  await page.getByRole('button', { name: 'Book BTCW as lost' }).click()
  await sheet.getByLabel('Type the amount that is lost').fill('900')
  await sheet.getByLabel('Reason').fill('a key was stolen')
  await lose(sheet, (timeout) =>
    expect(sheet.getByText('You said so already.')).toBeVisible({ timeout }),
  )
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Let payouts go on' }).click()
  await sheet.getByLabel('Reason').fill('it will be fine')
  await sheet.getByRole('button', { name: 'Compare and go on' }).click()
  await expect(sheet.getByText('Chain and books still disagree.')).toBeVisible()

  await page.keyboard.press('Escape')

  await agreeAgain(page)
  await page.getByRole('button', { name: 'Let payouts go on' }).click()
  await sheet.getByLabel('Reason').fill('the coins are back')
  await nextStop(page, await newHolder(db, 'operator'))
  await sheet.getByRole('button', { name: 'Compare and go on' }).click()
  await expect(sheet.getByText('about how it stood before')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(banner).toBeVisible()

  await agreeAgain(page)
  await page.getByRole('button', { name: 'Let payouts go on' }).click()
  await sheet.getByLabel('Reason').fill('the coins are back')
  await sheet.getByRole('button', { name: 'Compare and go on' }).click()
  await expect(sheet).toBeHidden()
  await expect(banner).toBeHidden()
  await page.goto('/#/pages/console/log?act=resumePayouts')
  await page.getByRole('button', { name: 'Payouts let go on' }).first().click()
  await expect(sheet.getByText('the coins are back')).toBeVisible()
})
