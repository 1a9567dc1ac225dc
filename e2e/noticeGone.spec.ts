import { post } from './api.ts'
import { expect, test } from './app.ts'
import { newHolder } from './desk.ts'
import { answersOn, keptOn } from './kept.ts'
import { publishedNotice } from './publishedNotice.ts'
import { visitHome } from './visitHome.ts'

test.use({ serviceWorkers: 'allow' })

test('a withdrawn notice is shown with its age while nobody has said so, and nothing of it is kept once somebody has', async ({
  page,
  context,
  member: _,
  db,
}) => {
  const editor = await newHolder(db, 'editor')
  const { id, revision } = await publishedNotice(editor, 'gone at noon')
  const title = page.getByRole('heading', { name: 'Maintenance gone at noon' })
  await visitHome(page)
  await page.goto(`/#/pages/home/noticeInfo?id=${id}`)
  await expect(title).toBeVisible()
  await expect.poll(() => answersOn(page)).toContainEqual(expect.objectContaining({ id }))
  const withdrawn = await post(editor, 'operator/withdrawNotice', {
    id,
    revision,
    reason: 'It was wrong.',
  })
  expect(withdrawn.code, withdrawn.message).toBe(200)

  await context.setOffline(true)
  await page.reload()
  await expect(title).toBeVisible()
  await expect(page.getByRole('main').getByText(/^Saved/)).toBeVisible()

  await context.setOffline(false)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible()
  await expect.poll(() => keptOn(page)).not.toContain('gone at noon')
})
