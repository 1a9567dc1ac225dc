import { COINS } from '#shared/api/coin.ts'
import { deposit, expect, test } from './app.ts'
import { startAt } from './arriveAt.ts'
import { closingOf, heldOf, live, make } from './exports.ts'
import { visitHome } from './visitHome.ts'

test.use({ serviceWorkers: 'allow' })

test('a file is made of what this phone keeps, and says from when it is', async ({
  page,
  context,
  member,
  db,
}) => {
  await live(db, member)
  const held = await heldOf(member)
  await visitHome(page)
  await context.setOffline(true)
  await page.goto('/#/pages/records/index')
  const { rows } = await make(page)
  for (const coin of COINS) expect(closingOf(rows, coin)).toBe(held[coin])
  await expect(page.getByText('from this device’s copy of')).toBeVisible()

  await startAt(page, '/#/pages/records/index?of=ratios')
  await make(page)
  await expect(page.getByText('No records in this time')).toBeVisible()
})

for (const [locale, button, title] of [
  ['en-GB', 'Print the receipt', 'Bitwave Farm · Deposit'],
  ['zh-TW', '列印收據', 'Bitwave Farm · 存入'],
] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale })

    test('a receipt is printed, and nothing of the app around it', async ({
      page,
      context,
      member,
      db,
    }) => {
      await deposit(db, member, { coin: 'BTCW', amount: '20.000000000000000001' })
      await visitHome(page)
      await context.setOffline(true)
      await page.goto('/#/pages/billList/index')
      await page
        .getByRole('main')
        .getByRole('button', { name: /^(Deposit|存入)/ })
        .click()
      // A browser without a screen opens no window for it, and begins all the same.
      await page.evaluate(() => {
        window.print = () => dispatchEvent(new Event('beforeprint'))
      })
      await page.getByRole('dialog').getByRole('button', { name: button }).click()
      const paper = page.getByRole('article').filter({ hasText: title })
      await expect(paper).toBeHidden()
      await page.emulateMedia({ media: 'print' })
      await expect(paper.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(paper).toContainText('+20.000000000000000001 BTCW')
      await expect(paper).toContainText(`UID${member.id}`)
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(page.getByRole('main')).toBeHidden()
      // One sheet of paper, however long the list behind it is.
      const printed = await page.pdf({ format: 'A4' })
      expect(printed.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
    })
  })
}

test('nothing is made where nothing is kept', async ({ page, context, member: _ }) => {
  await visitHome(page)
  await page.evaluate(() => caches.delete('bw-reads'))
  await context.setOffline(true)
  await page.goto('/#/pages/records/index')
  await page.getByRole('button', { name: 'Make the file' }).click()
  await expect(page.getByText('Not saved on this device')).toBeVisible()
})
