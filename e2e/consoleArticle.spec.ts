import { post } from './api.ts'
import { expect, signIn, test } from './app.ts'
import { browserOf } from './browserOf.ts'
import { texts } from './content.ts'
import { newHolder } from './desk.ts'

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
  await visitor.context().close()
})
