import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { Database } from '#server/db/open.ts'
import { limits } from '#shared/limits.ts'
import { expect, type Member, newMember, signIn, test } from './app.ts'
import { mailedCode } from './newcomer.ts'

const profileOf = (db: Database, { id }: Member) =>
  db.inTx(async (tx) => {
    const [row] = await tx<{ nickname: string; email: string; avatar: string | null }>`
      select nickname, email, avatar from member where id = ${id}`
    return row
  })

// A trace looks into every picture on the page by a way that the page's policy does not allow.
test.use({ trace: 'off' })

const PASSWORD = 'heron-lake-42'

const told = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

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

test('a nickname that was typed and not saved is still there after the app was closed', async ({
  page,
  member,
  db,
}) => {
  await page.goto('/#/pages/user/info')
  await page.getByRole('button', { name: 'Change', exact: true }).first().click()
  await page.getByLabel('New nickname').fill('Otter Creek')
  await expect(page.getByText('Not saved yet')).toContainText('Otter Creek')
  await page.reload()
  await expect(page.getByLabel('New nickname')).toHaveValue('Otter Creek')
  await expect(page.getByText('Not saved yet')).toContainText(member.nickname)
  expect(await profileOf(db, member)).toMatchObject({ nickname: member.nickname })

  await page.getByRole('button', { name: 'Save' }).click()
  await expect(told(page, 'Nickname saved')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Otter Creek' })).toBeVisible()
  expect(await profileOf(db, member)).toMatchObject({ nickname: 'Otter Creek' })
})

test('a mail address is changed by the code mailed to it and the password, across a restart of the app', async ({
  page,
  db,
}) => {
  const member = await newMember(db, { password: PASSWORD })
  await signIn(page, member)
  const email = `${member.account.slice(2, 14).toLowerCase()}@example.net`
  await page.goto('/#/pages/user/info')
  await page.getByRole('button', { name: 'Change', exact: true }).last().click()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send Code' }).click()
  await expect(page.getByText('seconds to retry')).toBeVisible()
  await page.reload()
  await expect(page.getByText('seconds to retry')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(email)

  const code = await mailedCode(email)
  await page.getByLabel('Verification code').fill(code)
  await page.getByLabel('Your password').fill('heron-lake-43')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Your password')).toHaveAccessibleDescription(/password is wrong/)
  await page.getByLabel('Your password').fill(PASSWORD)
  await page.getByLabel('Verification code').fill(code === '000000' ? '000001' : '000000')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Verification code')).toHaveAccessibleDescription(/code is wrong/)
  await page.getByLabel('Verification code').fill(code)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(told(page, 'Email saved')).toBeVisible()
  await expect(page.getByRole('main')).toContainText(email)
  expect(await profileOf(db, member)).toMatchObject({ email })
})

test('an international domain is shown as it is mailed to, with how it reads beside it', async ({
  page,
  db,
}) => {
  const member = await newMember(db, { password: PASSWORD })
  await signIn(page, member)
  const local = member.account.slice(2, 14).toLowerCase()
  const ascii = `${local}@xn--bcher-kva.de`
  await page.goto('/#/pages/user/info')
  await page.getByRole('button', { name: 'Change', exact: true }).last().click()
  await page.getByLabel('Email').fill(`${local}@bücher.de`)
  await page.getByRole('button', { name: 'Send Code' }).click()
  await page.getByLabel('Verification code').fill(await mailedCode(ascii))
  await page.getByLabel('Your password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(told(page, 'Email saved')).toBeVisible()
  await expect(page.getByRole('main')).toContainText(ascii)
  await expect(page.getByText('The domain reads bücher.de')).toBeVisible()
  expect(await profileOf(db, member)).toMatchObject({ email: ascii })
})

test('without a password a mail address is confirmed by the account’s wallet', async ({
  page,
  member,
  wallet,
  db,
}) => {
  await db.inTx(
    (tx) => tx`
      update member set password_hash = null, mail_trusted = false where id = ${member.id}`,
  )
  const { email = '' } = (await profileOf(db, member)) ?? {}
  await page.goto('/#/pages/user/info')
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await page.getByRole('button', { name: 'Send Code' }).click()
  await page.getByLabel('Verification code').fill(await mailedCode(email))
  await expect(page.getByLabel('Your password')).toBeHidden()
  await page.getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('The wallet asks you to sign a text.')
  await dialog.getByRole('button', { name: 'Test Wallet' }).click()
  await expect(told(page, 'Email saved')).toBeVisible()
  await expect(page.getByRole('main').getByText('Confirmed', { exact: true })).toBeVisible()
  expect(wallet.calls.map(({ method }) => method)).toContain('personal_sign')
})
