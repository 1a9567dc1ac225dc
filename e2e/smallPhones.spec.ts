import type { Locator, Page } from '@playwright/test'
import { post } from './api.ts'
import { deposit, expect, type Member, signIn, test } from './app.ts'
import { changeAnswer } from './changeAnswer.ts'
import { newFarmer } from './farmer.ts'
import { LANGUAGES, visit } from './look.ts'

test.use({ viewport: { width: 320, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

const boxOf = (part: Locator) =>
  part.evaluate((it) => it.getBoundingClientRect().toJSON() as DOMRect)

async function pledged(page: Page, member: Member) {
  await changeAnswer(page, 'product/order', ({ list }) => {
    for (const order of list) order.earned = '250.8961'
  })
  await post(member, 'product/pledge', { coin: 'BTCW', amount: '54321.9876', planId: 'd30' })
}

for (const { locale, name } of LANGUAGES) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale })

    test('what an order earned stands beside its days where neither has room beside its number', async ({
      page,
      member,
      db,
    }) => {
      await deposit(db, member, { coin: 'BTCW', amount: '98765' })
      await pledged(page, member)
      await page.goto('/#/pages/staking/my')
      const row = page.locator('[data-row="0"]').getByRole('button')
      const [days, earned, no] = await Promise.all(
        [/^(\d+ days left|剩餘 \d+ 天)$/, /^\+250\.8961/, /^(No\.|編號)/].map((it) =>
          boxOf(row.getByText(it).last()),
        ),
      )
      if (!days || !earned || !no) throw new Error('nothing to compare')
      expect(days.top).toBeGreaterThanOrEqual(no.bottom)
      expect(Math.abs(days.bottom - earned.bottom)).toBeLessThan(4)
    })

    test('the button that shares a code beside which it has no room is as wide as its card', async ({
      page,
      member: _,
    }) => {
      // As wide as codes are.
      await changeAnswer(page, 'member/userInfo', (user) => {
        user.inviteCode = 'WMWMWM'
      })
      for (const [path, en, zh] of [
        ['community', 'Community', '社區'],
        ['user', 'Account', '帳戶'],
      ] as const) {
        const title = name === 'en' ? en : zh
        await visit(page, { path: `/pages/${path}/index`, title, heading: title })
        const share = page.getByRole('button', { name: /^(Share link|分享連結)$/ })
        const code = await boxOf(share.locator('xpath=preceding-sibling::*[1]'))
        const button = await boxOf(share)
        if (button.top >= code.bottom) expect(button.width, path).toBe(code.width)
        else expect(button.left, path).toBeGreaterThanOrEqual(code.right)
        if (path === 'community') expect(button.top).toBeGreaterThanOrEqual(code.bottom)
      }
    })

    test('a masked address in a list stands on one line, whatever is beside it', async ({
      page,
      db,
    }) => {
      await signIn(page, await newFarmer(db))
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 })
        for (const path of ['withdrawal/record', 'billList/index', 'ranking/index', 'home/index']) {
          await page.goto(`/#/pages/${path}`)
          const addresses = page.getByRole('main').locator('span[title^="0x"][translate=no]')
          await expect(addresses.first()).toBeVisible()
          // An answer draws the list anew: what it takes away has no line.
          const wrong = () =>
            addresses.evaluateAll((all) =>
              all
                .map((it) => new Set([...it.getClientRects()].map(({ top }) => top)).size)
                .filter((lines) => lines !== 1),
            )
          await expect.poll(wrong, { message: `${path} at ${width}` }).toEqual([])
        }
      }
    })

    test('the rules of a password take a line each, however wide the window', async ({ page }) => {
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 })
        await page.goto('/#/pages/set/forgetPwd')
        const rules = page.getByRole('listitem').filter({ visible: true })
        await expect(rules).toHaveCount(4)
        const heights = await rules.evaluateAll((all) => all.map((it) => it.clientHeight))
        expect(new Set(heights).size, `${name} at ${width}`).toBe(1)
        expect(heights[0]).toBeLessThan(30)
      }
    })
  })
}

test('the transaction below its confirmations is tapped as far as it is seen', async ({
  page,
  db,
}) => {
  await signIn(page, await newFarmer(db))
  await page.goto('/#/pages/withdrawal/record')
  await page.getByRole('button', { name: /20 BTCWT/ }).click()
  const link = page.getByRole('dialog').getByRole('link', { name: /^Transaction/ })
  await link.scrollIntoViewIfNeeded()
  const under = await link.evaluate((it) => {
    const { left, width, top, height } = it.getBoundingClientRect()
    const met = [0.05, 0.25, 0.5, 0.95].map((share) =>
      document.elementFromPoint(left + share * width, top + height / 2),
    )
    return met.map((one) => one === it)
  })
  expect(under).toEqual([true, true, true, true])
})
