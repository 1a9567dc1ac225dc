import { post } from './api.ts'
import { expect, signIn, test } from './app.ts'
import { field, press, texts } from './content.ts'
import { newHolder } from './desk.ts'
import { judge, judgeSheet } from './look.ts'

test.use({ viewport: { width: 390, height: 844 }, locale: 'zh-TW' })

test('each language has its tab; what is missing in the other is brought into sight', async ({
  page,
  db,
}) => {
  const editor = await newHolder(db, 'editor')
  const { title, body } = texts(editor.id)
  const { result } = await post(editor, 'operator/saveNotice', { title, body, pinned: false })
  await signIn(page, editor)
  await page.goto(`/#/pages/console/content?id=${result.id}`)
  await expect(field(page, '英文標題')).toHaveValue(title.en)
  const at = { name: 'zh', width: 390 } as const
  await judge(page, { ...at, part: page.getByRole('main'), where: 'a draft' })
  await judgeSheet(page, { ...at, button: /^發布$/, where: 'publishing' })
  await expect(field(page, '中文標題')).toBeHidden()
  await page.getByRole('radio', { name: '繁體中文' }).press('Space')
  await field(page, '中文標題').fill('')
  await page.getByRole('radio', { name: 'English' }).press('Space')
  await expect(page.getByText('尚未填寫：中文標題。')).toBeVisible()
  await press(page, '儲存')
  await expect(field(page, '中文標題')).toBeFocused()
})
