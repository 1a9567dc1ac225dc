import { expect, signIn } from './app.ts'
import { atRest } from './atRest.ts'
import {
  ACCOUNT,
  app,
  keep,
  leaveWhole,
  lookOf,
  looksOn,
  noteLooks,
  RECORDS,
  seenOn,
  start,
  startAsLeft,
  test,
} from './looks.ts'
import { visitHome } from './visitHome.ts'

test.use({ serviceWorkers: 'allow' })
test.beforeEach(async ({ page, farmer }) => {
  await signIn(page, farmer)
  await visitHome(page)
})

const DAY = 86_400_000

test('a list that was filtered is not shown at the next start, which begins with all of it', async ({
  page,
}) => {
  await leaveWhole(page, ...RECORDS)
  await page.goto(`/#${RECORDS[0]}`)
  await app(page).getByRole('radio', { name: 'BTCWT', exact: true }).check({ force: true })
  await expect(app(page).getByText(RECORDS[1]).first()).toBeVisible()
  await atRest(page)
  await page.goto('/icon.svg')
  expect(await looksOn(page)).not.toContain(`bw.look${RECORDS[0]}`)
})

test('a look of yesterday is not shown: it tells of a today that is over', async ({ page }) => {
  await noteLooks(page)
  await leaveWhole(page, ...ACCOUNT)
  const left = JSON.parse(await lookOf(page, ACCOUNT[0]))
  await keep(page, ACCOUNT[0], JSON.stringify({ ...left, at: left.at - DAY }))
  await start(page, ACCOUNT[0])
  expect((await seenOn(page)).looks).toEqual([])
  await expect(app(page).getByText(ACCOUNT[1]).first()).toBeVisible()
})

test('what is tapped is done by the control that stood there, not by one called the same below the screen', async ({
  page,
}) => {
  test.slow()
  await noteLooks(page)
  const leaving = 'What would I get if I left today?'
  await page.addInitScript((words) => {
    const add = () => {
      const own = [...document.querySelectorAll('#root button')].find(
        (it) => it.textContent === words,
      )
      const other = own?.cloneNode(true) as HTMLElement | undefined
      if (!other) return
      other.style.cssText = 'position:absolute;top:3000px'
      document.querySelector('#root')?.append(other)
      Reflect.set(globalThis, 'added', true)
    }
    document.addEventListener('taken', add, { capture: true })
  }, leaving)
  await startAsLeft(page, ACCOUNT, { tapped: leaving })
  expect(await page.evaluate(() => Reflect.get(globalThis, 'added'))).toBe(true)
  await expect(page.getByRole('dialog')).toBeVisible()
})
