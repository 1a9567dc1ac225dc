import { expect, signIn } from './app.ts'
import { newHolder } from './desk.ts'
import { ask, field, review, setAnew, sheetOf, standing, withTreasurer } from './parameters.ts'

withTreasurer.describe.configure({ timeout: 120_000 })

withTreasurer(
  'what was taken back while somebody built on it does not come back with what they set',
  async ({ page, db, treasurer }) => {
    const other = await newHolder(db, 'treasurer')
    const { value, revision } = await standing(other, 'coinSet')
    const coins = value as { symbol: string; withdraw: object }[]
    const theirs = coins.map((coin) =>
      coin.symbol === 'BTCW' ? { ...coin, withdraw: { ...coin.withdraw, fee: '5' } } : coin,
    )
    const effectiveAt = new Date(Date.now() + 90 * 86_400_000).toISOString()
    const asked = { name: 'coinSet', value: theirs, effectiveAt, revision, reason: 'Voted for' }
    const { id } = await ask(other, 'operator/setParameter', asked)
    await signIn(page, treasurer)
    await setAnew(page, 'coinSet')
    await field(page, 'Transfer fee of BTCW').fill('0.003')
    await page.getByLabel('Reason').fill('Gas has become dearer')
    await ask(other, 'operator/dropParameter', { id, reason: 'Voted down' })

    await review(page)
    await sheetOf(page).getByRole('button', { name: 'Set it now' }).click()
    await expect(sheetOf(page).getByText('This was changed since you looked at it')).toBeVisible()
    await page.keyboard.press('Escape')
    const meanwhile = page.getByRole('heading', { name: 'It was changed meanwhile' })
    await expect(meanwhile).toBeVisible()
    await expect(page.getByText(/^Taken back: it does not come on/)).toBeVisible()
    await expect(page.getByText(/ BTCW → 5 BTCW$/)).toBeVisible()
    await page.getByRole('button', { name: 'Go on from what stands now' }).click()
    await expect(meanwhile).toBeHidden()
  },
)
