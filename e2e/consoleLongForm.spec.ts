import { expect, signIn, test } from './app.ts'
import { newHolder } from './desk.ts'
import { field, setAnew } from './parameters.ts'

const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 320, height: 568 },
]

for (const viewport of WINDOWS) {
  test.describe(`${viewport.width} wide`, () => {
    test.use({ viewport, isMobile: viewport.width < 1_000 })

    test('whoever changes one of many fields sees the way on, at the first of them and at the last', async ({
      page,
      db,
    }) => {
      await signIn(page, await newHolder(db, 'treasurer'))
      await setAnew(page, 'coinSet')
      const form = page.locator('form')
      const button = page.getByRole('button', { name: 'Look at the difference' })
      const boxes = form.getByRole('textbox')
      await expect(boxes.first()).toBeVisible()
      const { length } = await boxes.all()
      expect(length, 'it is a long one').toBeGreaterThan(8)
      await expect(button).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Tab')
      // What the keyboard goes to is never under it.
      for (const box of await boxes.all()) {
        await box.focus()
        await expect(box).toBeInViewport({ ratio: 1 })
        await expect(button).toBeInViewport({ ratio: 1 })
        expect(await box.evaluate(covered)).toBe(false)
      }
      // What is missing is shown where it is, however far away.
      await field(page, 'Withdrawal fee of BTCW').fill('0.6')
      await button.click()
      await expect(page.getByLabel('Reason')).toBeFocused()
      await expect(page.getByText('Say why, in 3 to 500 characters.')).toBeInViewport({ ratio: 1 })
    })
  })
}

/** Runs in the page: whether something lies over it. */
function covered(box: Element): boolean {
  const { left, bottom, width } = box.getBoundingClientRect()
  const met = document.elementFromPoint(left + width / 2, bottom - 2)
  return met === null || !(box.contains(met) || met.contains(box))
}
