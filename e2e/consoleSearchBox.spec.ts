import { expect, newMember, signIn, test } from './app.ts'
import { newHolder } from './desk.ts'
import { arrives } from './deskFunds.ts'
import { payPool, stranger } from './payPool.ts'

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false })

test('a search box says what the list shows: also where the menu leads to the section again, and of what is no number', async ({
  page,
  db,
}) => {
  const member = await newMember(db)
  await signIn(page, await newHolder(db, 'auditor'))
  await page.goto('/#/pages/console/orders')
  const search = page.getByRole('searchbox', { name: 'Member' })
  const save = page.getByRole('button', { name: 'Export CSV' })
  await search.fill(member.id)
  await expect(page).toHaveURL(new RegExp(`member=${member.id}$`))
  await page.getByRole('navigation', { name: 'Sections' }).getByText('Orders').click()
  await expect(search).toHaveValue('')
  await expect(page).toHaveURL(/console\/orders$/)

  await search.pressSequentially(`ann${member.id}`)
  await expect(page.getByText('A UID has digits only')).toBeVisible()
  await expect(save).toHaveCount(0)
  await expect(search).toBeFocused()
  await search.fill(` UID ${member.id} `)
  await expect(page.getByText('No orders of this kind')).toBeVisible()
  await expect(save).toBeVisible()
  await expect(search).toHaveValue(` UID ${member.id} `)
  await page.goto('/#/pages/console/figures?view=ledger&who=member&owner=ann')
  await expect(search).toHaveValue('ann')
  await expect(page.getByText('A UID and the number of a journal have digits only.')).toBeVisible()
})

test('a payment of nobody’s is found by its hash and by who sent it', async ({ page, db }) => {
  test.setTimeout(120_000)
  const from = stranger()
  const amount = `2.${String(Date.now()).slice(-9)}1`
  const hash = await payPool(from, amount)
  await signIn(page, await newHolder(db, 'treasurer'))
  const rows = page.locator('tbody').getByRole('row')
  await arrives(page, '?view=unclaimed', rows.filter({ hasText: amount }))
  const search = page.getByRole('searchbox', { name: 'Payment' })
  for (const typed of [hash, from.account]) {
    await search.fill('0x77')
    await expect(page.getByText('No unclaimed payment goes by that')).toBeVisible()
    await search.fill(typed)
    await expect(rows).toHaveCount(1)
    await expect(rows).toContainText(`${amount} BTCW`)
  }
})
