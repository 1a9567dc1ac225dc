import { expect, type Member, signIn } from './app.ts'
import { atRest } from './atRest.ts'
import { newFarmer } from './farmer.ts'
import { comesLate } from './heldBack.ts'
import { test as base, visit } from './look.ts'
import { places } from './places.ts'
import { movedOn, noteShifts } from './shifts.ts'

/** Somebody with a balance and an active order, so that lists have rows. */
const test = base.extend<object, { farmer: Member }>({
  farmer: [async ({ db }, use) => use(await newFarmer(db)), { scope: 'worker', timeout: 60_000 }],
})

/** Milliseconds: long enough for the first frame to be there before the answers are. */
const LATE = 400

test('whoever has no order yet sees nothing of My Staking move', async ({ page, member: _ }) => {
  await noteShifts(page)
  await comesLate(page, '**/api/product/pledgeData', 1_500)
  await page.goto('/#/pages/staking/my')
  await expect(page.getByText('No active orders')).toBeVisible()
  await expect(page.getByText('Earned so far')).toBeVisible()
  expect(await movedOn(page)).toEqual([])
})

for (const width of [360, 1280]) {
  test.describe(`${width} wide`, () => {
    test.describe.configure({ timeout: 150_000 })
    test.use({ viewport: { width, height: 800 }, isMobile: width < 1_000 })

    test('nothing on any screen moves when its answers come late', async ({ page, farmer }) => {
      await noteShifts(page)
      await comesLate(page, '**/api/**', LATE)
      await signIn(page, farmer)
      for (const place of places.filter(({ visitors }) => !visitors)) {
        await page.goto('/icon.svg')
        await visit(page, { ...place, title: place.en, heading: place.heading ?? place.en })
        await atRest(page)
        expect.soft(await movedOn(page), place.path).toEqual([])
      }
    })
  })
}
