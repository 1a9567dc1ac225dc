import { post } from './api.ts'
import { expect, newMember, signIn, test } from './app.ts'
import { newHolder } from './desk.ts'

test.use({ locale: 'zh-TW' })

test('what was done is found by what the log says in the language of the app', async ({
  page,
  db,
}) => {
  const operator = await newHolder(db, 'operator')
  const { id: memberId, nickname } = await newMember(db)
  const given = { memberId, role: 'editor', on: true, reason: '每週公告由其撰寫' }
  await post(operator, 'operator/setRole', given)
  await signIn(page, operator)
  await page.goto('/#/pages/console/log')
  const subject = page.getByPlaceholder('對象：UID、提現 12')
  await subject.fill(`會員 ${memberId}`)
  await expect(page.getByRole('button', { name: nickname })).toHaveCount(1)
  await expect(page.getByRole('button', { name: nickname })).toContainText('授予或收回角色')
  await subject.fill('提現 999999999')
  await expect(page.getByText('日誌中沒有符合的記錄')).toBeVisible()
})
