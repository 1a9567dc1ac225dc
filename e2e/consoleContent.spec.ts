import { post } from './api.ts'
import { expect, newMember, signIn, test } from './app.ts'
import { field, press, readerOf, sheetOf, texts } from './content.ts'
import { newHolder } from './desk.ts'
import { publishedNotice } from './publishedNotice.ts'
import { visitHome } from './visitHome.ts'

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })

test('a notice is drafted, seen as members see it, published and edited; a member reads it in Chinese', async ({
  page,
  browser,
  db,
}) => {
  test.setTimeout(150_000)
  const reader = await newMember(db)
  const name = reader.id
  const { title, body } = texts(name)
  await signIn(page, await newHolder(db, 'editor'))
  await page.goto('/#/pages/console/content')
  await page.getByRole('button', { name: 'New notice' }).click()
  await field(page, 'English title').fill(title.en)
  await field(page, 'English text').fill(`${body.en}\n\n<b onclick="x">[here](javascript:x)</b>`)
  await expect(page.getByText('Still missing: Chinese title and Chinese text.')).toBeVisible()
  await press(page, 'Save as a draft')
  await expect(page.getByText('The text is needed in both languages.')).toBeVisible()
  await field(page, 'Chinese title').fill(title.zh)
  await field(page, 'Chinese text').fill(body.zh)
  await page.getByRole('radio', { name: 'As members see it' }).press('Space')
  await expect(page.getByRole('heading', { name: title.zh })).toBeVisible()
  await expect(page.getByText('<b onclick="x">here</b>', { exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'here' })).toHaveCount(0)
  await press(page, 'Save as a draft')

  await press(page, 'Publish')
  await sheetOf(page).getByRole('radio', { name: 'At a moment' }).press('Space')
  await sheetOf(page).getByRole('button', { name: 'Publish at that moment' }).click()
  await expect(page.getByText('To come', { exact: true })).toBeVisible()
  const theirs = await readerOf(browser, reader)
  await theirs.goto('/#/pages/home/index')
  await expect(theirs.getByRole('heading', { name: '公告' })).toBeVisible()
  await expect(theirs.getByText(title.zh)).toHaveCount(0)
  await press(page, 'Another moment')
  await sheetOf(page).getByRole('radio', { name: 'Now', exact: true }).press('Space')
  await sheetOf(page).getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Out', { exact: true })).toBeVisible()

  await theirs.reload()
  await theirs.getByRole('main').getByRole('link', { name: title.zh }).last().click()
  await expect(theirs.getByRole('heading', { name: title.zh })).toBeVisible()
  await expect(theirs.locator('strong', { hasText: '週五' })).toBeVisible()
  await expect(theirs.getByText(/^編輯於/)).toHaveCount(0)

  await field(page, 'Chinese text').fill('改為**週六**。')
  await expect(page.getByText('told that it was edited')).toBeVisible()
  await press(page, 'Save for members to see')
  await expect(page.getByText('Edited', { exact: true }).first()).toBeVisible()
  await theirs.reload()
  await expect(theirs.locator('strong', { hasText: '週六' })).toBeVisible()
  await expect(theirs.getByText(/^編輯於/)).toBeVisible()

  await press(page, 'Take it back')
  await sheetOf(page).getByLabel('Reason').fill('There is no maintenance after all')
  await sheetOf(page).getByRole('button', { name: 'Take it back' }).click()
  await expect(page.getByText('Withdrawn', { exact: true }).first()).toBeVisible()
  const { result } = await post(reader, 'home/notice', {})
  expect(result.list.map((it: { title: string }) => it.title)).not.toContain(title.en)
  await theirs.context().close()
})

test('what was typed survives a reload; a colleague’s words in between are shown and not written over', async ({
  page,
  db,
}) => {
  const [editor, colleague] = [await newHolder(db, 'editor'), await newHolder(db, 'editor')]
  const { id, revision } = await publishedNotice(editor, editor.id)
  const { title, body } = texts(editor.id)
  await signIn(page, editor)
  await page.goto(`/#/pages/console/content?id=${id}`)
  await field(page, 'English text').fill('On **Sunday** we stop.')
  await field(page, 'Chinese title').fill('')
  await page.reload()
  await expect(page.getByText('This was typed before and is not saved.')).toBeVisible()
  await expect(field(page, 'English text')).toHaveValue('On **Sunday** we stop.')
  await expect(field(page, 'Chinese title')).toHaveValue('')
  await field(page, 'Chinese title').fill(title.zh)

  const en = 'On **Monday** we stop.'
  const asked = { id, revision, title, body: { ...body, en }, pinned: false }
  expect((await post(colleague, 'operator/saveNotice', asked)).code).toBe(200)
  await press(page, 'Save for members to see')
  await expect(page.getByText('Somebody else has changed this meanwhile')).toBeVisible()
  await expect(page.getByText(en)).toBeVisible()
  await expect(field(page, 'English text')).toHaveValue('On **Sunday** we stop.')
  const stands = await post(editor, 'operator/notice', { id })
  expect(stands.result.body.en).toBe(en)
  await press(page, 'Go on with mine')
  await press(page, 'Save for members to see')
  await expect
    .poll(async () => (await post(editor, 'operator/notice', { id })).result.body.en)
    .toBe('On **Sunday** we stop.')
})

test('an auditor reads a draft and can change nothing', async ({ page, db }) => {
  const [editor, auditor] = [await newHolder(db, 'editor'), await newHolder(db, 'auditor')]
  const { title, body } = texts(auditor.id)
  const { result } = await post(editor, 'operator/saveNotice', { title, body, pinned: false })
  await signIn(page, auditor)
  await page.goto(`/#/pages/console/content?id=${result.id}`)
  await expect(page.getByRole('heading', { name: title.zh })).toBeVisible()
  await expect(
    page.getByRole('main').getByRole('button', { name: /Save|Publish|draft/ }),
  ).toHaveCount(0)
  await page.goto('/#/pages/console/content')
  await expect(page.getByRole('main').getByText(title.en)).toBeVisible()
  await expect(page.getByRole('button', { name: 'New notice' })).toHaveCount(0)
})

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('with no network a notice still says that it was edited', async ({
    page,
    context,
    member,
    db,
  }) => {
    const editor = await newHolder(db, 'editor')
    const { id, revision } = await publishedNotice(editor, member.id)
    const { title, body } = texts(`${member.id} moved`)
    const asked = { id, revision, title, body, pinned: true }
    expect((await post(editor, 'operator/saveNotice', asked)).code).toBe(200)
    await visitHome(page)
    await page.goto(`/#/pages/home/noticeInfo?id=${id}`)
    await expect(page.getByText(/^Edited \d/)).toBeVisible()
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { name: title.en })).toBeVisible()
    await expect(page.getByText(/^Edited \d/)).toBeVisible()
    await page.goto('/#/pages/home/index')
    const line = page.getByRole('link').filter({ hasText: title.en }).filter({ hasText: 'Edited' })
    await expect(line).toBeVisible()
  })
})
