import { expect, test } from './app.ts'
import { atRest } from './atRest.ts'
import { changeAnswer } from './changeAnswer.ts'
import { heldBack } from './heldBack.ts'
import { about, figures, LISTS } from './homeLists.ts'
import { movedOn, noteShifts } from './shifts.ts'
import { visitHome } from './visitHome.ts'

/** How what is below Home's figures begins. */
const LIST = /^(Notices|Home information)/

for (const width of [360, 390, 1280]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 800 }, isMobile: width < 1000 })

    test('nothing moves when the lists of Home come late to a slow phone', async ({
      page,
      context,
      member: _,
    }) => {
      const devtools = await context.newCDPSession(page)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      await noteShifts(page)
      const release = await heldBack(page, LISTS)
      await changeAnswer(page, 'home/notice', (it) => Object.assign(it, { list: [], next: null }))
      const releaseNotices = await heldBack(page, '**/api/home/notice')
      const asked = page.waitForRequest(LISTS)
      await page.goto('/#/pages/home/index')
      await asked
      await expect(figures(page)).toBeVisible()
      const loading = page.getByRole('status', { name: 'Loading' })
      await expect(loading).toHaveCount(2)
      release()
      // The ranking is there; the notices are held back.
      await expect(loading).toHaveCount(1)
      releaseNotices()
      await expect(about(page)).toBeVisible()
      await expect(page.getByText('No notices yet').last()).toBeVisible()
      expect(await movedOn(page)).toEqual([])
    })

    test.describe('with a copy on the phone', () => {
      test.use({ serviceWorkers: 'allow' })

      test('the lists of Home stand where they will from the first frame, with no network as well', async ({
        page,
        context,
        member: _,
      }) => {
        await visitHome(page)
        const devtools = await context.newCDPSession(page)
        await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
        await noteShifts(page)
        for (const offline of [false, true]) {
          await context.setOffline(offline)
          await page.reload()
          await expect(about(page)).toBeVisible()
          await atRest(page)
          const moved = (await movedOn(page)).filter((it) => LIST.test(it))
          expect(moved, offline ? 'offline' : 'online').toEqual([])
        }
      })
    })
  })
}
