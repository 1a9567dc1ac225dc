import sharp from 'sharp'
import { limits } from '#shared/limits.ts'
import { expect, test } from './app.ts'
import { profileOf } from './books.ts'
import { told } from './leftForms.ts'

// A trace looks into every picture on the page by a way that the page's policy does not allow.
test.use({ trace: 'off' })

test('a file that is no picture, or too large, is refused before it is sent', async ({
  page,
  member,
  db,
}) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await page.goto('/#/pages/user/info')
  await page.getByRole('button', { name: 'Add a picture', exact: true }).click()
  const dialog = page.getByRole('dialog')
  const input = dialog.locator('input[type=file]')
  await input.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
  await expect(dialog.getByRole('alert')).toHaveText('Choose a PNG, JPEG, WebP or AVIF picture.')
  const large = Buffer.alloc(limits.uploadMax + 1)
  await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: large })
  await expect(dialog.getByRole('alert')).toHaveText(
    'This picture is 5.1 MB. It may be 5 MB at most.',
  )
  await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('?') })
  await expect(dialog.getByRole('alert')).toContainText('This picture cannot be read')
  await expect(dialog.getByRole('button', { name: 'Use this picture' })).toBeDisabled()

  expect(sent.filter((url) => url.includes('uploadImg'))).toEqual([])
  expect(await profileOf(db, member)).toMatchObject({ avatar: null })
})

test('a picture is shown, sent, seen by others, and taken away', async ({ page, member, db }) => {
  const buffer = await sharp({
    create: { width: 900, height: 500, channels: 3, background: '#20e890' },
  })
    .jpeg()
    .toBuffer()
  await page.goto('/#/pages/user/info')
  await page.getByRole('button', { name: 'Add a picture', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer })
  await expect(dialog.getByText('The middle is used')).toBeVisible()
  await dialog.getByRole('button', { name: 'Use this picture' }).click()

  await expect(told(page, 'Picture saved')).toBeVisible()
  await expect(dialog).toBeHidden()
  const avatar = (await profileOf(db, member))?.avatar ?? ''
  expect(avatar).toMatch(/^\/avatars\/[0-9a-f]{64}\.webp$/)
  await expect(page.getByRole('main').locator(`img[src="${avatar}"]`)).toBeVisible()

  await page.getByRole('button', { name: 'Change the picture' }).click()
  await dialog.getByRole('button', { name: 'Remove the picture' }).click()
  await expect(told(page, 'Picture removed')).toBeVisible()
  expect(await profileOf(db, member)).toMatchObject({ avatar: null })
})
