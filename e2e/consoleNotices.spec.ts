import { post } from './api.ts'
import { expect, newMember, signIn, test } from './app.ts'
import { field, readerOf, texts } from './content.ts'
import { newHolder } from './desk.ts'
import { publishedNotice } from './publishedNotice.ts'

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })

test('who comes back to a notice that was withdrawn is told so, and does not read on', async ({
  browser,
  db,
}) => {
  const [editor, reader] = [await newHolder(db, 'editor'), await newMember(db)]
  const { id, revision } = await publishedNotice(editor, reader.id)
  const page = await readerOf(browser, reader)
  await page.goto(`/#/pages/home/noticeInfo?id=${id}`)
  await expect(page.locator('strong', { hasText: '週五' })).toBeVisible()
  await post(editor, 'operator/withdrawNotice', { id, revision, reason: 'There is none' })
  // What was asked for a moment ago is not asked for again.
  await expect(async () => {
    await page.goto('/#/pages/inbox/index')
    await expect(page.getByRole('heading', { name: '訊息' })).toBeVisible()
    await page.goBack()
    await expect(page.getByText('找不到這則公告。')).toBeVisible({ timeout: 1_500 })
  }).toPass({ timeout: 20_000 })
  await expect(page.getByText('週五')).toHaveCount(0)
  await page.context().close()
})

test('a notice that was taken back before its moment is not said to have come out', async ({
  page,
  db,
}) => {
  const editor = await newHolder(db, 'editor')
  const at = new Date(Date.now() + 86_400_000).toISOString()
  const { id, revision } = await publishedNotice(editor, editor.id, at)
  await post(editor, 'operator/withdrawNotice', { id, revision, reason: 'There is none' })
  await signIn(page, editor)
  await page.goto(`/#/pages/console/content?id=${id}`)
  await expect(page.getByText('Was to come out')).toBeVisible()
  await expect(page.getByText('Came out')).toHaveCount(0)
})

test('a notice of the service’s own is read at the desk, and nothing is offered that nobody can do', async ({
  page,
  db,
}) => {
  const editor = await newHolder(db, 'editor')
  const { id } = await publishedNotice(editor, editor.id)
  await db.inTx((tx) => tx`update notice set by_service = true where id = ${id}`)
  await signIn(page, editor)
  await page.goto(`/#/pages/console/content?id=${id}`)
  await expect(page.getByText('The service published this notice itself')).toBeVisible()
  await expect(page.getByRole('heading', { name: texts(editor.id).title.en })).toBeVisible()
  await expect(page.getByRole('button', { name: /Save|Take it back/ })).toHaveCount(0)
})

test('a rule and a table of a text look like what they are', async ({ page, db }) => {
  await signIn(page, await newHolder(db, 'editor'))
  await page.goto('/#/pages/console/content?id=new')
  await field(page, 'English text').fill('| day | hour |\n|---|---|\n| Friday | 10 |\n\n---\n\nend')
  await page.getByRole('radio', { name: 'As members see it' }).press('Space')
  const rule = await page.locator('hr').boundingBox()
  expect(rule?.width).toBeGreaterThan(200)
  await expect(page.getByRole('cell', { name: 'Friday' })).toHaveCSS('padding-right', '16px')
})
