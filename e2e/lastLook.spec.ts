import { test as base, expect, type Member, signIn } from './app.ts'
import { newFarmer } from './farmer.ts'
import {
  app,
  keep,
  leave,
  leaveWhole,
  lookOf,
  looksOn,
  noteLooks,
  seenOn,
  start,
  startAsLeft,
} from './looks.ts'
import { movedOn, noteShifts } from './shifts.ts'
import { visitHome } from './visitHome.ts'

/** Somebody with a balance and an active order, so that there is something to see. */
const test = base.extend<object, { farmer: Member }>({
  farmer: [async ({ db }, use) => use(await newFarmer(db)), { scope: 'worker', timeout: 60_000 }],
})
test.use({ serviceWorkers: 'allow' })

const ACCOUNT = ['/pages/user/index', 'UID'] as const
const RECORDS = ['/pages/billList/index', 'Deposit'] as const

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
  await expect(page.getByRole('status').filter({ hasText: /^Offline/ })).toBeVisible()
  await expect(app(page).getByText('Saved').first()).toBeVisible()
  // An age that was true when it was left is not said again.
  expect(looks.join()).toContain('Saved')
  expect(ages).toBe(0)
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

  await startAsLeft(page, ACCOUNT, { tapped: 'Service' })
  await expect(page.getByRole('heading', { name: 'Service', level: 1 })).toBeVisible()

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

test('nobody sees what somebody else has left, or long ago, or what was true before something was done', async ({
  page,
  member,
}) => {
  test.slow()
  const [path] = ACCOUNT
  await visitHome(page)
  await leaveWhole(page, ...ACCOUNT)
  await noteLooks(page)

  const kept = JSON.parse(await lookOf(page, path))
  for (const other of [
    { ...kept, session: 'another0' },
    { ...kept, locale: 'zh-Hant' },
    { ...kept, at: Date.now() - 90_000_000 },
    { ...kept, at: 'now' },
    { ...kept, build: '/assets/index-00000000.js' },
    { ...kept, styles: ['/assets/Gone-00000000.css'] },
  ]) {
    await page.goto('/icon.svg')
    await keep(page, path, JSON.stringify(other))
    await start(page, path)
    await expect(app(page).getByText('UID').first()).toBeVisible()
    expect((await seenOn(page)).looks).toEqual([])
  }

  await page.goto('/#/pages/user/info')
  await page.getByRole('button', { name: 'Change', exact: true }).first().tap()
  await page.getByLabel('New nickname').fill(`${member.nickname} B`)
  await page.getByRole('button', { name: 'Save' }).tap()
  await expect(page.getByRole('status').filter({ hasText: 'Nickname saved' })).toBeVisible()
  expect(await looksOn(page)).toEqual([])
})

test('what the device kept cannot run, fetch, name or tap anything', async ({ page, farmer }) => {
  test.slow()
  const [path] = ACCOUNT
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await signIn(page, farmer)
  await visitHome(page)
  await noteLooks(page)
  const stranger = 'https://stranger.example'
  const hostile = [
    ['main', {}, ['Hostile', ['h1', { onclick: 'done()' }, ['x']]]],
    ['a', { href: 'javascript:done()' }, ['Link']],
    ['img', { src: `${stranger}/x.png`, onerror: 'done()', name: 'getElementById' }, []],
    ['p', { style: `background: url(${stranger}/y.png)`, id: 'ethereum' }, ['Styled']],
    ['p', { style: `background: u\\72l(${stranger}/z.png)`, 'aria-live': 'polite' }, ['Styled']],
    ['button', { 'data-tapped': '', role: 'ALERT' }, ['What would I get if I left today?']],
  ]
  const drawn = (it: unknown) => (look: string) =>
    JSON.stringify({ ...JSON.parse(look), drawn: it })
  const { looks, attributes } = await startAsLeft(page, ACCOUNT, { change: drawn(hostile) })
  await expect(app(page).getByText('UID').first()).toBeVisible()
  expect(looks).toEqual(['Hostilex'])
  expect(attributes.filter((it) => it !== 'aria-busy')).toEqual([])

  await leaveWhole(page, ...ACCOUNT)
  const kept = await lookOf(page, path)
  for (const broken of [
    ...[[['script', {}, ['done()']]], [['iframe', { src: '/x' }, []]], 7, null].map((it) =>
      drawn(it)(kept),
    ),
    JSON.stringify({ ...JSON.parse(kept), offline: ['', ''], styles: ['/assets/../x.css'] }),
    'null',
    '{',
  ]) {
    await page.goto('/icon.svg')
    await keep(page, path, broken)
    await start(page, path)
    await expect(app(page).getByText('UID').first()).toBeVisible()
    expect((await seenOn(page)).looks).toEqual([])
  }
  expect(asked.filter((url) => url.startsWith(stranger))).toEqual([])
  expect((await seenOn(page)).forbidden).toEqual([])
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('nothing of it stays after signing out, or where no copy is to be kept', async ({
  page,
  context,
  member: _,
}) => {
  await visitHome(page)
  await leaveWhole(page, ...ACCOUNT)
  await page.goto(`/#${ACCOUNT[0]}`)
  const settings = await context.newPage()
  await settings.goto('/#/pages/set/index')
  const copy = settings.getByRole('checkbox', { name: 'Keep a copy on this phone' })
  await copy.uncheck()
  await expect.poll(() => looksOn(page)).toEqual([])
  // Chosen in another tab.
  await leave(page, ...ACCOUNT)
  expect(await looksOn(page)).toEqual([])

  await copy.check()
  await leaveWhole(page, ...ACCOUNT)
  await page.goto('/#/pages/set/index')
  await page.getByRole('button', { name: 'Sign out' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).tap()
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible()
  await page.reload()
  expect(await looksOn(page)).toEqual([])
})
