import { noticeOf } from '#server/proof/noticeOf.ts'
import { expect, test } from './app.ts'
import { changeAnswer } from './changeAnswer.ts'
import { linesOf } from './linesOf.ts'

test.describe('at 320 pixels', () => {
  test.use({ viewport: { width: 320, height: 800 } })

  test('the seconds to the next code stand beside the digits, not below them', async ({ page }) => {
    await page.goto('/#/pages/register/index')
    await page.getByLabel('Email').fill(`narrow${Date.now()}@example.org`)
    await page.getByRole('button', { name: 'Send Code' }).click()
    const left = page.getByText(/seconds to retry/)
    await expect(left).toBeVisible()
    const [digits, seconds] = await Promise.all([
      page.getByLabel('Verification code').boundingBox(),
      left.boundingBox(),
    ])
    expect(seconds?.x).toBeGreaterThanOrEqual((digits?.x ?? 0) + (digits?.width ?? Infinity))
  })

  test.describe('in Chinese', () => {
    test.use({ locale: 'zh-TW' })

    test('the day in the title of a published total is whole', async ({ page, member: _ }) => {
      const at = '2026-11-30T06:43:25.000Z'
      const { title } = noticeOf({ day: '2026-11-30', at, root: '', count: 1, BTCW: 0n, BTCWT: 0n })
      await changeAnswer(page, 'home/notice', ({ list }) => {
        Object.assign(list[0] ?? {}, { title: title.zh })
      })
      await page.goto('/#/pages/home/index')
      const row = page.getByRole('main').getByRole('link').filter({ hasText: title.zh }).last()
      await expect.poll(() => linesOf(row, '2026年11月30日')).toBe(1)
      await expect.poll(() => linesOf(row, '會員餘額總額')).toBe(1)
    })

    test('the moment from when a figure is stands on one line', async ({ page, member: _ }) => {
      await page.goto('/#/pages/home/index')
      await page.locator('[data-figure="pool.staked"]').click()
      const from = page.getByText('伺服器計算時間')
      await expect(from).toBeVisible()
      const day = /\d+年\d+月\d+日/.exec((await from.textContent()) ?? '')?.[0] ?? ''
      expect(await linesOf(from, day)).toBe(1)
    })
  })
})

test('the letters of the own name leave a long word a line', async ({ page, member: _ }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await changeAnswer(page, 'member/userInfo', (user) => {
    user.nickname = 'Alexandra Featherstonehaugh'
  })
  for (const path of ['user/index', 'user/info']) {
    await page.goto(`/#/pages/${path}`)
    const name = page.getByRole('heading', { name: 'Alexandra Featherstonehaugh' })
    // The screen before may still be on its way out.
    await expect.poll(() => linesOf(name, 'Featherstonehaugh'), path).toBe(1)
  }
})
