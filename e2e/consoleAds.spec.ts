import { post } from './api.ts'
import { expect, newMember, signIn, test } from './app.ts'
import { changeAnswer } from './changeAnswer.ts'
import { field, press, readerOf, sheetOf, texts } from './content.ts'
import { newHolder } from './desk.ts'

/** A picture of one point. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })

test('an article’s next version is read once it is out, and is given up before', async ({
  page,
  db,
}) => {
  const editor = await newHolder(db, 'editor')
  const key = `handbook-${editor.id}`
  const read = async () => {
    const { result } = await post(editor, 'home/columDetail', { key })
    return result?.title
  }
  await signIn(page, editor)
  await page.goto('/#/pages/console/content?view=articles')
  await page.getByRole('button', { name: 'New article' }).click()
  await sheetOf(page).getByLabel('Key').fill(key)
  await sheetOf(page).getByRole('button', { name: 'Write it' }).click()
  const { title, body } = texts('first')
  await field(page, 'English title').fill(title.en)
  await field(page, 'English text').fill(body.en)
  await field(page, 'Chinese title').fill(title.zh)
  await field(page, 'Chinese text').fill(body.zh)
  await press(page, 'Save as the next version')
  await press(page, 'Publish')
  await sheetOf(page).getByRole('button', { name: 'Publish now' }).click()
  await expect.poll(read).toBe(title.en)
  await field(page, 'English title').fill('Second')
  await press(page, 'Save as the next version')
  await expect(page.getByText('Draft', { exact: true })).toBeVisible()
  expect(await read()).toBe(title.en)
  await press(page, 'Give the version up')
  await sheetOf(page).getByRole('button', { name: 'Give it up' }).click()
  await expect(page.getByText('Draft', { exact: true })).toHaveCount(0)
  await expect(field(page, 'English title')).toHaveValue(title.en)
  await expect(page.getByText('Somebody else has changed')).toHaveCount(0)
})

test('an ad is shown on Home from when it is saved until it is hidden', async ({
  page,
  browser,
  db,
}) => {
  test.setTimeout(120_000)
  const reader = await newMember(db)
  const { title } = texts(`ad ${reader.id}`)
  await signIn(page, await newHolder(db, 'editor'))
  await page.goto('/#/pages/console/content?view=ads')
  await page.getByRole('button', { name: 'New ad' }).click()
  await press(page, 'Save as a draft')
  await expect(page.getByText('A picture is needed. Choose one.')).toBeVisible()
  await page
    .getByLabel('Picture')
    .setInputFiles({ name: 'ad.png', mimeType: 'image/png', buffer: PNG })
  await field(page, 'English title').fill(title.en)
  await field(page, 'Leads to').fill('javascript:alert(1)')
  await page.getByRole('radio', { name: 'Shown', exact: true }).press('Space')
  await expect(page.getByText('Still missing: Chinese title.')).toBeVisible()
  await field(page, 'Chinese title').fill(title.zh)
  await press(page, 'Save')
  await expect(page.getByText(/^A link is a route of the app/)).toBeVisible()
  const nowhere = page.getByText('The app has no screen of this address')
  await field(page, 'Leads to').fill('/pages/stake/index')
  await expect(nowhere).toBeVisible()
  await field(page, 'Leads to').fill('/pages/staking/index?method=wallet')
  await expect(nowhere).toHaveCount(0)
  await field(page, 'Leads to').fill('/pages/staking/index')
  await press(page, 'Save')
  await expect(page.getByRole('button', { name: 'Hide the ad' })).toBeVisible()

  const theirs = await readerOf(browser, reader)
  await theirs.goto('/#/pages/home/index')
  const ad = theirs.getByRole('link', { name: title.zh })
  await expect(ad).toBeVisible()
  await expect(ad).toHaveAttribute('href', /pages\/staking\/index/)
  await page.getByRole('button', { name: 'Hide the ad' }).click()
  await sheetOf(page).getByRole('button', { name: 'Hide it' }).click()
  await expect(page.getByRole('button', { name: 'Hide the ad' })).toHaveCount(0)
  // Nobody else has hidden it.
  await expect(page.getByRole('radio', { name: 'Not shown' })).toBeChecked()
  await expect(page.getByText('Somebody else has changed')).toHaveCount(0)
  await theirs.reload()
  await expect(theirs.getByRole('heading', { name: '公告' })).toBeVisible()
  await expect(ad).toHaveCount(0)
  await theirs.context().close()
})

test('an ad that is named where there is none at all is told to be none', async ({ page, db }) => {
  await signIn(page, await newHolder(db, 'editor'))
  await changeAnswer(page, 'operator/ads', (ads) => Object.assign(ads, { list: [], next: null }))
  await page.goto('/#/pages/console/content?view=ads&id=7')
  await expect(page.getByText('There is no such ad')).toBeVisible()
})

test('what a colleague has changed of an ad is told in words, and a picture without its letters', async ({
  page,
  db,
}) => {
  const [editor, colleague] = [await newHolder(db, 'editor'), await newHolder(db, 'editor')]
  const { title } = texts(`ad ${editor.id}`)
  const image = `data:image/png;base64,${PNG.toString('base64')}`
  const ad = { title, image, link: null, place: 900, shown: true }
  const { result } = await post(editor, 'operator/saveAd', ad)
  await signIn(page, editor)
  await page.goto(`/#/pages/console/content?view=ads&id=${result.id}`)
  await field(page, 'English title').fill('Mine')
  const { id, revision } = result
  const theirs = { ...ad, id, revision, shown: false, image: '/ads/terms.webp' }
  expect((await post(colleague, 'operator/saveAd', theirs)).code).toBe(200)
  await press(page, 'Save')
  const said = page.getByRole('alert').filter({ hasText: 'Somebody else has changed' })
  await expect(said).toBeVisible()
  await expect(page.getByText('Shown to members', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('− Shown')).toBeVisible()
  await expect(page.getByText('+ Not shown')).toBeVisible()
  await expect(page.getByText('− A picture')).toBeVisible()
  await expect(page.getByText('data:image')).toHaveCount(0)
})
