import { expect, test } from './app.ts'

test('the facts for customer service are shown before they are copied, and open no account', async ({
  page,
  member,
  context,
  db,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/#/pages/user/index')
  await expect(page.getByText(member.nickname).first()).toBeVisible()
  await page.goto('/#/pages/service/index')
  await page.getByRole('button', { name: 'Facts for customer service' }).click()
  const sheet = page.getByRole('dialog', { name: 'Facts for customer service' })
  await expect(sheet).toContainText(`UID: ${member.id}`)
  await expect(sheet).toContainText('Chain: 21000')
  await expect(sheet).toContainText(/member\/userInfo 200 [0-9a-f]{10}/)
  await sheet.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1)
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain(`UID: ${member.id}`)
  const [{ email: mail } = {}] = await db.inTx(
    (tx) => tx<{ email: string }>`select email from member where id = ${member.id}`,
  )
  expect(mail).toBeTruthy()
  const { token, account, key } = member
  for (const secret of [token, account, account.slice(2), key, mail ?? '']) {
    expect(copied.toLowerCase()).not.toContain(secret.toLowerCase())
  }
})
