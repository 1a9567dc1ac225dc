import { expect, signIn } from './app.ts'
import {
  ACCOUNT,
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
  test,
} from './looks.ts'
import { signInScreen } from './screens.ts'
import { visitHome } from './visitHome.ts'

test.use({ serviceWorkers: 'allow' })

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
    ...[
      `h1{background:url(${stranger}/a.png)}`,
      `h1{background:u\\72l(${stranger}/b.png)}`,
      `h1{background:IMAGE-SET("${stranger}/c.png" 1x)}`,
      `@import "${stranger}/d.css";`,
      `@font-face{font-family:x;src:local(x)}`,
      7,
    ].map((rules) => JSON.stringify({ ...JSON.parse(kept), rules })),
    JSON.stringify({ ...JSON.parse(kept), offline: ['', ''] }),
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
  const copy = settings.getByRole('checkbox', { name: 'Keep a copy on this device' })
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
  await expect(signInScreen(page)).toBeVisible()
  await page.reload()
  expect(await looksOn(page)).toEqual([])
})
