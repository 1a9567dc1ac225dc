import { ONE } from '#shared/money.ts'
import { expect, signIn, test } from './app.ts'
import { heldBy } from './books.ts'
import { opened, sheetOf, WHY } from './grants.ts'

test('a grant is given by the keyboard alone, and the keyboard is where it was after each sheet', async ({
  page,
  db,
}) => {
  test.setTimeout(120_000)
  const { first, member } = await opened(db, '24')
  await signIn(page, first)
  await page.goto('/#/pages/console/grants')
  const give = page.getByRole('button', { name: 'Give a grant' })
  const { keyboard } = page
  await give.focus()
  await keyboard.press('Enter')
  await expect(sheetOf(page).getByRole('heading', { level: 2 })).toBeFocused()
  await keyboard.press('Escape')
  await expect(sheetOf(page)).toBeHidden()
  await expect(give).toBeFocused()

  await keyboard.press('Enter')
  await keyboard.press('Tab')
  await expect(sheetOf(page).getByRole('searchbox', { name: 'Member' })).toBeFocused()
  await keyboard.type(member.nickname)
  const found = sheetOf(page)
    .getByRole('button')
    .filter({ hasText: `UID ${member.id}` })
  await expect(found).toBeVisible()
  await found.focus()
  await keyboard.press('Enter')
  await expect(sheetOf(page)).toHaveAccessibleName(`Give a grant to ${member.nickname}`)
  await expect(sheetOf(page).locator(':focus')).toHaveCount(1)
  const amount = sheetOf(page).getByLabel('Amount')
  for (
    let tabs = 0;
    tabs < 8 && !(await amount.evaluate((it) => it === document.activeElement));
    tabs += 1
  )
    await keyboard.press('Tab')
  await keyboard.type('12')
  // Enter in a field sends nothing that is not whole: the keyboard is led to what is missing.
  await keyboard.press('Enter')
  await expect(sheetOf(page).getByLabel('Reason')).toBeFocused()
  await keyboard.type(WHY)
  await keyboard.press('Tab')
  await expect(sheetOf(page).getByRole('button', { name: 'Give the grant' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(sheetOf(page)).toBeHidden()
  await expect.poll(() => heldBy(db, member)).toEqual({ 'available:BTCW': 12n * ONE })
  await expect(page.locator(':focus')).toHaveCount(1)
})
