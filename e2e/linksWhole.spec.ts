import { expect, test } from './app.ts'
import { brokenWidths } from './brokenWidths.ts'
import { newHolder } from './desk.ts'
import { publishedNotice } from './publishedNotice.ts'

test.use({ viewport: { width: 320, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-TW' })

  test('a link of a few characters is not broken in two, however wide the phone', async ({
    page,
    member: _,
  }) => {
    await page.goto('/#/pages/staking/index')
    const link = page.getByRole('link', { name: '質押協議' })
    await expect(link).toBeVisible()
    expect(await brokenWidths(link)).toEqual([])
  })

  test('a link that an operator wrote is not broken in two, and leads to our own screen', async ({
    page,
    member: _,
    db,
  }) => {
    const editor = await newHolder(db, 'editor')
    const body = { en: 'Ask.', zh: '如果您有任何疑問請洽[客服](#/pages/service/index)並告知編號。' }
    const title = { en: 'Ask', zh: '詢問' }
    const { id } = await publishedNotice(editor, { title, body })
    await page.goto(`/#/pages/home/noticeInfo?id=${id}`)
    const link = page.getByRole('main').getByRole('link', { name: '客服' })
    await expect(link).toBeVisible()
    expect(await brokenWidths(link)).toEqual([])
    await link.click()
    await expect(page.getByRole('heading', { name: '客服', level: 1 })).toBeVisible()
    await page.goBack()
    await expect(link).toBeVisible()
  })
})
