import type { Page } from '@playwright/test'
import { post } from './api.ts'
import { expect, signIn, test } from './app.ts'
import { startAt } from './arriveAt.ts'
import { field, press, texts } from './content.ts'
import { newHolder } from './desk.ts'
import { loseAnswers } from './loseAnswers.ts'

/** A picture of one point. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })
test.setTimeout(150_000)

const unknown = (page: Page) => page.getByRole('heading', { name: 'Unknown, checking' })

test('a new notice whose answer is lost is made once, whatever becomes of the form', async ({
  page,
  db,
}) => {
  const editor = await newHolder(db, 'editor')
  const { title, body } = texts(`once ${editor.id}`)
  const drafts = async () => {
    const { result } = await post(editor, 'operator/notices', { limit: 100 })
    return result.list.filter((it: { title: { en: string } }) => it.title.en === title.en).length
  }
  await signIn(page, editor)
  await page.goto('/#/pages/console/content?id=new')
  const { keys, letThrough } = await loseAnswers(page, 'operator/saveNotice')
  await field(page, 'English title').fill(title.en)
  await field(page, 'English text').fill(body.en)
  await field(page, 'Chinese title').fill(title.zh)
  await field(page, 'Chinese text').fill(body.zh)
  await press(page, 'Save as a draft')
  await expect(unknown(page)).toBeVisible()
  await expect(field(page, 'English title')).toBeHidden()

  await startAt(page, '/#/pages/console/content')
  await page.getByRole('button', { name: 'New notice' }).click()
  await expect(unknown(page)).toBeVisible()
  letThrough()
  await expect(page.getByRole('button', { name: 'Publish' })).toBeVisible({ timeout: 30_000 })
  expect(new Set(keys).size).toBe(1)
  expect(await drafts()).toBe(1)
  // What was typed was saved: the next one begins with nothing.
  await page.goto('/#/pages/console/content?id=new')
  await expect(field(page, 'English title')).toHaveValue('')
  await expect(page.getByText('This was typed before and is not saved.')).toHaveCount(0)
})

test('nor is a new ad made twice, and what is typed of the next one is kept', async ({
  page,
  db,
}) => {
  const editor = await newHolder(db, 'editor')
  const { title } = texts(`once ${editor.id}`)
  const ads = async () => {
    const { result } = await post(editor, 'operator/ads', { limit: 100 })
    return result.list.filter((it: { title: { en: string } }) => it.title.en === title.en).length
  }
  await signIn(page, editor)
  await page.goto('/#/pages/console/content?view=ads&id=new')
  const { keys, letThrough } = await loseAnswers(page, 'operator/saveAd')
  await page
    .getByLabel('Picture')
    .setInputFiles({ name: 'ad.png', mimeType: 'image/png', buffer: PNG })
  await field(page, 'English title').fill(title.en)
  await field(page, 'Chinese title').fill(title.zh)
  await press(page, 'Save as a draft')
  await expect(unknown(page)).toBeVisible()

  await page.reload()
  await expect(unknown(page)).toBeVisible()
  letThrough()
  await expect(page).toHaveURL(/id=\d+/, { timeout: 30_000 })
  await expect(field(page, 'English title')).toHaveValue(title.en)
  expect(new Set(keys).size).toBe(1)
  expect(await ads()).toBe(1)

  await page.goto('/#/pages/console/content?view=ads&id=new')
  await field(page, 'English title').fill(title.en)
  await page.reload()
  await expect(field(page, 'English title')).toHaveValue(title.en)
  await expect(page.getByText('This was typed before and is not saved.')).toBeVisible()
})

test('a notice that was changed after its answer was lost says what became of what was sent before', async ({
  page,
  db,
}) => {
  const editor = await newHolder(db, 'editor')
  const { title, body } = texts(`changed ${editor.id}`)
  const { result: made } = await post(editor, 'operator/saveNotice', { title, body, pinned: false })
  await signIn(page, editor)
  await page.goto(`/#/pages/console/content?id=${made.id}`)
  const { letThrough } = await loseAnswers(page, 'operator/saveNotice')
  await field(page, 'English title').fill(`${title.en}, first`)
  await press(page, 'Save')
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible()
  letThrough()
  await field(page, 'English title').fill(`${title.en}, second`)
  await press(page, 'Save')
  await expect(
    page.getByText('It arrived and was dealt with; only its answer was lost.'),
  ).toBeVisible()

  // What was typed is kept; what was sent before is shown, and this one is sent on purpose.
  await expect(field(page, 'English title')).toHaveValue(`${title.en}, second`)
})
