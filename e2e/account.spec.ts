import { expect, newMember, signIn, test } from './app.ts'
import { profileOf } from './books.ts'
import { told } from './leftForms.ts'
import { mailedCode } from './newcomer.ts'

// A trace looks into every picture on the page by a way that the page's policy does not allow.
test.use({ trace: 'off' })

const PASSWORD = 'heron-lake-42'

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
