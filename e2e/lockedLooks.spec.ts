import type { Locator, Page } from '@playwright/test'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { post } from './api.ts'
import { deposit, expect, newMember, test } from './app.ts'
import { holdAnswer } from './leftForms.ts'
import { review } from './pledges.ts'
import { reviewTransfer } from './transfers.ts'

/** While the answer is awaited: taps where it leads back to, and sees that it does not. */
async function staysAt(page: Page, path: string, { back, go }: { back: string; go: Locator }) {
  const { done, release } = await holdAnswer(page, path)
  await go.click()
  await done
  const way = page.getByRole('dialog').getByRole('button', { name: back })
  await expect(way).toHaveAttribute('aria-disabled', 'true')
  // A finger does not wait until it is enabled.
  await way.dispatchEvent('click')
  // What a tap does is there in the frame after it.
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => setTimeout(seen))))
  await expect(go).toBeVisible()
  await expect(way).toBeVisible()
  release()
}

test('nobody goes back to a transfer while it is sent', async ({ page, member, db }) => {
  await deposit(db, member, { coin: 'BTCW', amount: '50' })
  await reviewTransfer(page, await newMember(db), '7')
  const go = page.getByRole('button', { name: 'Send 7 BTCW' })
  await staysAt(page, 'asset/transfer', { back: 'Go back', go })
  await expect(page.getByText('Sent. It is in the payee’s balance already.')).toBeVisible()
})

test('nobody goes back to a pledge while it is sent', async ({ page, member, db }) => {
  await deposit(db, member, { coin: 'BTCWT', amount: '250' })
  await review(page, { from: 'balance', coin: 'BTCWT', amount: '100' })
  const go = page.getByRole('button', { name: 'Pledge 100 BTCWT' })
  await staysAt(page, 'product/pledge', { back: 'Go back', go })
  await expect(page.getByRole('heading', { name: 'My Staking' })).toBeVisible()
})

test('nobody keeps a withdrawal while it is cancelled', async ({ page, member, db }) => {
  await deposit(db, member, { coin: 'BTCW', amount: '150' })
  const address = privateKeyToAddress(generatePrivateKey())
  const { result } = await post(member, 'asset/cash', { coin: 'BTCW', amount: '120', address })
  await page.goto(`/#/pages/withdrawal/record?id=${result.id}`)
  await page.getByRole('button', { name: 'Cancel this withdrawal' }).click()
  const go = page.getByRole('button', { name: 'Yes, cancel it' })
  await staysAt(page, 'asset/cashCancel', { back: 'Keep it', go })
  await expect(page.getByText('What came back is in your balance again.')).toBeVisible()
})
