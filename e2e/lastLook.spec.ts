import { expect, signIn } from './app.ts'
import {
  ACCOUNT,
  app,
  leave,
  leaveWhole,
  lookOf,
  noteLooks,
  RECORDS,
  startAsLeft,
  test,
} from './looks.ts'
import { strip } from './offlineStrip.ts'
import { movedOn, noteShifts } from './shifts.ts'
import { visitHome } from './visitHome.ts'

test.use({ serviceWorkers: 'allow' })

test('a start shows the screen as it was left until the app runs, and nothing moves', async ({
  page,
  context,
  farmer,
}) => {
  test.slow()
  await noteShifts(page)
  await signIn(page, farmer)
  await visitHome(page)
  await noteLooks(page)
  const screens = [
    ['/pages/home/index', 'Staked in the pool'],
    ['/pages/staking/my', '100 BTCW'],
    RECORDS,
    ACCOUNT,
  ] as const
  for (const [path, words] of screens) {
    const { looks, forbidden } = await startAsLeft(page, [path, words])
    await expect(app(page).getByText(words).first(), path).toBeVisible()
    expect(looks.join(), path).toContain(words)
    expect(forbidden, path).toEqual([])
    expect(await movedOn(page), path).toEqual([])
  }

  await context.setOffline(true)
  await page.goto('/icon.svg')
  const { looks, ages } = await startAsLeft(page, [ACCOUNT[0], 'Saved'])
  await expect(strip(page)).toBeVisible()
  await expect(app(page).getByText('Saved').first()).toBeVisible()
  // An age that was true when it was left is not said again.
  expect(looks.join()).toContain('Saved')
  expect(ages).toBe(0)
})

test('what is below the screen is not kept: the app is there before anybody has come to it', async ({
  page,
  farmer,
}) => {
  await signIn(page, farmer)
  await visitHome(page)
  await leaveWhole(page, ...ACCOUNT)
  const look = await lookOf(page, ACCOUNT[0])
  // The tabs stand at the foot of the screen, further on in the page.
  expect(look).toContain('"Staking"')
  expect(look).not.toContain('"Service"')
})

test('a screen is kept where a style of another one did not come', async ({ page, farmer }) => {
  await signIn(page, farmer)
  await visitHome(page)
  await page.goto(`/#${ACCOUNT[0]}`)
  await page.route('**/gone.css', (route) => route.abort('internetdisconnected'))
  await expect(page.addStyleTag({ url: '/assets/gone.css' })).rejects.toThrow()
  await leave(page, ...ACCOUNT)
  expect(await lookOf(page, ACCOUNT[0])).toContain(ACCOUNT[1])
})

test('what is tapped before the app runs is done by it, once, and has the focus: a button, a link, a filter', async ({
  page,
  farmer,
}) => {
  test.slow()
  await signIn(page, farmer)
  await visitHome(page)
  await noteLooks(page)
  const leaving = 'What would I get if I left today?'
  await startAsLeft(page, ACCOUNT, { tapped: leaving })
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: leaving })).toBeFocused()

  await startAsLeft(page, ACCOUNT, { tapped: 'Staking' })
  await expect(page.getByRole('heading', { name: 'Staking', level: 1 })).toBeVisible()

  await startAsLeft(page, ACCOUNT, { tapped: 'Skip to the content' })
  await expect(page.getByRole('main')).toBeFocused()

  await startAsLeft(page, RECORDS, { tapped: 'BTCWT' })
  await expect(app(page).getByRole('radio', { name: 'BTCWT', exact: true })).toBeChecked()

  // A row tells how long ago it was, which is another age by now.
  const older = (_: string, it: unknown) =>
    Array.isArray(it) && it[0] === 'time' ? ['time', it[1], ['long ago']] : it
  await startAsLeft(page, RECORDS, {
    tapped: 'long ago',
    change: (look) => JSON.stringify(JSON.parse(look, older)),
  })
  await expect(page.getByRole('dialog')).toBeVisible()
})
