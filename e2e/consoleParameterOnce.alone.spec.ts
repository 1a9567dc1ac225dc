import { expect, signIn } from './app.ts'
import { loseAnswers } from './loseAnswers.ts'
import { ask, field, setAnew, sheetOf, withTreasurer } from './parameters.ts'

const WHY = 'Gas has become dearer'

withTreasurer.describe.configure({ timeout: 120_000 })

withTreasurer(
  'by the keyboard alone, and though its answer is lost, a parameter is set once',
  async ({ page, treasurer }) => {
    const versions = async () =>
      (await ask(treasurer, 'operator/parameterHistory', { name: 'coinSet' })).list
    const before = (await versions()).map(({ id }) => id)
    await signIn(page, treasurer)
    await setAnew(page, 'coinSet')
    const type = async (name: string, text: string) => {
      await field(page, name).focus()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(text)
    }
    const press = async (name: string) => {
      await page.getByRole('button', { name }).focus()
      await page.keyboard.press('Enter')
    }
    await type('Transfer fee of BTCW', '0.003')
    await type('Reason', WHY)
    await press('Look at the difference')
    await expect(sheetOf(page).getByRole('heading', { level: 2 }).first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Look at the difference' })).toBeFocused()
    await expect(field(page, 'Transfer fee of BTCW')).toHaveValue('0.003')
    await page.keyboard.press('Enter')

    const { keys, letThrough } = await loseAnswers(page, 'operator/setParameter')
    await press('Set it now')
    await page.keyboard.press('Enter')
    const unknown = sheetOf(page).getByRole('heading', { name: 'Unknown, checking' })
    await expect(unknown).toBeFocused()
    letThrough()
    await expect(page.getByRole('button', { name: 'Set anew' })).toBeVisible({ timeout: 20_000 })
    await expect(page.locator(':focus')).toHaveCount(1)
    expect(new Set(keys).size).toBe(1)
    expect((await versions()).filter(({ id }) => !before.includes(id))).toHaveLength(1)
  },
)
