import { post } from './api.ts'
import { expect, signIn, test } from './app.ts'
import { browserOf } from './browserOf.ts'
import { texts } from './content.ts'
import { newHolder } from './desk.ts'
import { loseAnswers } from './loseAnswers.ts'

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })

test('an article under a key of its own is read at the address that the console tells', async ({
  page,
  browser,
  db,
}) => {
  const editor = await newHolder(db, 'editor')
  const key = `rules-${editor.id}`
  const { title, body } = texts(editor.id)
  const { result } = await post(editor, 'operator/saveArticle', { key, title, body })
  const { revision } = result.pending
  await post(editor, 'operator/publishArticle', { key, revision })
  await signIn(page, editor)
  await page.goto(`/#/pages/console/content?view=articles&key=${key}`)
  const link = page.getByRole('link', { name: `/#/pages/user/article?key=${key}` })
  await expect(link).toBeVisible()

  // A visitor, who was sent it.
  const visitor = await browserOf(browser)
  await visitor.goto(String(await link.textContent()))
  await expect(visitor.getByRole('heading', { level: 1, name: 'Article' })).toBeVisible()
  await expect(visitor.getByRole('heading', { name: title.en })).toBeVisible()
  await expect(visitor).toHaveTitle(`${title.en} · Bitwave Farm`)
  await visitor.goto('/#/pages/user/article')
  await expect(visitor).toHaveTitle('Staking protocol · Bitwave Farm')
  await expect(visitor.getByRole('heading', { name: title.en })).toHaveCount(0)
  await visitor.goto('/#/pages/user/article?key=no-such')
  await expect(visitor.getByText('This article was not found.')).toBeVisible()
  await expect(visitor).toHaveTitle('Article · Bitwave Farm')
  await visitor.context().close()
})

test('the answer to an earlier version is not told as that of the one that is shown', async ({
  page,
  db,
}) => {
  const editor = await newHolder(db, 'editor')
  const key = `rules-${editor.id}`
  const one = texts('one')
  await post(editor, 'operator/saveArticle', { key, ...one })
  await signIn(page, editor)
  const { letThrough } = await loseAnswers(page, 'operator/publishArticle')
  await page.goto(`/#/pages/console/content?view=articles&key=${key}`)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Publish now' }).click()
  await expect(sheet.getByRole('heading', { name: 'Unknown, checking' })).toBeVisible()
  await page.keyboard.press('Escape')

  const two = texts('two')
  const again = await post(editor, 'operator/saveArticle', { key, ...two })
  expect(again.code, again.message).toBe(200)
  await page.reload()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  letThrough()
  const told = page.getByRole('status').filter({ hasText: 'What you sent before is done' })
  await expect(told).toBeVisible({ timeout: 20_000 })
  await expect(sheet.getByRole('button', { name: 'Publish now' })).toBeVisible()
  const { result } = await post(editor, 'operator/article', { key })
  expect(result.out.title.en).toBe(one.title.en)
  expect(result.pending.title.en).toBe(two.title.en)
})
