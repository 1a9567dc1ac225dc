import type { Page } from '@playwright/test'
import { post } from './api.ts'
import { expect, newMember, signIn, test } from './app.ts'
import { newHolder } from './desk.ts'
import { judge } from './look.ts'
import { stranger } from './payPool.ts'

const END = 'What was said there as the first of two people ends'
const WHY = 'Somebody else knew the password'

/** The sheet of an act that is done to the member who is open. */
async function ask(page: Page, button: string) {
  await page.getByRole('button', { name: button, exact: true }).click()
  return page.getByRole('dialog')
}

test.use({ viewport: { width: 390, height: 844 } })

for (const [button, line] of [
  ['Take the password away', 'Password taken away · a first word ended'],
  ['End all sign-ins', 'Sign-ins ended · a first word ended'],
] as const) {
  test(`“${button}” tells that first words end, and they do`, async ({ page, db }) => {
    const [treasurer, member, mine] = [
      await newHolder(db, 'treasurer'),
      await newMember(db),
      stranger(),
    ]
    const asked = { address: mine.account, purpose: 'revenue', reason: 'The mine in the north' }
    const said = await post(treasurer, 'operator/addFunding', asked)
    expect(said).toMatchObject({ code: 200, result: { outcome: 'first' } })

    await signIn(page, await newHolder(db, 'operator'))
    await page.goto('/#/pages/console/funds?view=funding')
    const confirm = page.getByRole('button', { name: `Confirm the address ${mine.account}` })
    await expect(confirm).toBeVisible()
    await page.goto(`/#/pages/console/members?id=${member.id}`)
    await expect(await ask(page, button)).not.toContainText(END)
    await page.keyboard.press('Escape')

    await page.goto(`/#/pages/console/members?id=${treasurer.id}`)
    await expect(page.getByRole('heading', { level: 1, name: treasurer.nickname })).toBeVisible()
    const sheet = await ask(page, button)
    await expect(sheet).toContainText(END)
    await judge(page, { name: 'en', width: 390, part: sheet, where: button })
    await sheet.getByLabel('Reason').fill(WHY)
    await sheet.getByRole('button', { name: button, exact: true }).click()
    await expect(sheet).toBeHidden()

    await page.goto('/#/pages/console/funds?view=funding')
    await expect(page.getByText('They pay to the pool')).toBeVisible()
    await expect(confirm).toHaveCount(0)
    await page.goto(`/#/pages/console/log?subject=${mine.account}`)
    await expect(page.getByRole('button', { name: line })).toBeVisible()
  })
}
