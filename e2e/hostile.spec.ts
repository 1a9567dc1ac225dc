import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { post } from './api.ts'
import { deposit, expect, newMember, test } from './app.ts'
import { browserOf } from './browserOf.ts'
import { changeAnswer } from './changeAnswer.ts'
import { farm } from './farm.ts'

/** As long as a nickname may be. */
const NAME = '<b>x</b><svg/onload=broken=1>'
const NOTE = '"><img src=x onerror="window.broken=1"><script>window.broken=1</script>'
const LINKS =
  '[one](javascript:window.broken=1) <a href="javascript:window.broken=1">two</a> [three](//x.invalid)'

const shown = (page: Page, words: string) => expect(page.getByText(words).first()).toBeVisible()

test('what others wrote stands there as they wrote it, and nothing of it runs', async ({
  page,
  member,
  db,
}) => {
  const { inviteCode } = (await post(member, 'member/userInfo', {})).result
  const other = await newMember(db, { inviteCode })
  expect((await post(other, 'member/modifyUserInfo', { nickname: NAME })).code).toBe(200)
  await newMember(db, { inviteCode: (await post(other, 'member/userInfo', {})).result.inviteCode })
  await deposit(db, other, { coin: 'BTCW', amount: '20' })
  const gift = { payeeId: member.id, coin: 'BTCW', amount: '5', note: NOTE }
  const { result: sent } = await post(other, 'asset/transfer', gift)

  await page.goto(`/#/pages/transfer/record?id=${sent.id}`)
  await expect(page.getByRole('dialog')).toContainText(NOTE)
  await expect(page.getByRole('dialog')).toContainText(NAME)
  await page.goto('/#/pages/billList/index')
  await shown(page, NAME)
  await page.goto('/#/pages/community/index')
  await shown(page, NAME)
  await page.getByRole('button', { name: NAME }).click()
  await shown(page, `Invited by ${NAME}`)

  for (const [call, path] of [
    ['home/noticeDetail', 'home/noticeInfo?id=1'],
    ['home/columDetail', 'home/info'],
    ['home/columDetail', 'service/index'],
  ] as const) {
    // A text of the operators' says all of it, on this page alone.
    await changeAnswer(page, call, (text) =>
      Object.assign(text, { title: NOTE, body: `${NOTE}\n\n${LINKS}` }),
    )
    await page.goto(`/#/pages/${path}`)
    await shown(page, NOTE)
    await expect(page.getByText('three', { exact: false })).toBeVisible()
    await expect(page.getByRole('link', { name: /^(one|two|three)$/ })).toHaveCount(0)
  }
  expect(await page.evaluate(() => 'broken' in window)).toBe(false)
  await expect(page).toHaveTitle(/Bitwave Farm$/)
})

test('no page of somebody else shows the app in a frame of its own', async ({ browser }) => {
  const page = await browserOf(browser)
  const refused: string[] = []
  page.on('console', (said) => {
    if (said.text().includes("frame-ancestors 'none'")) refused.push(said.text())
  })
  const paths = ['/', '/index.html', '/healthz', '/api/home/ad']
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(paths.map((path) => `<iframe src="${farm.appUrl}${path}"></iframe>`).join(''))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await page.goto(`http://127.0.0.1:${port}/`)
  await expect.poll(() => refused.length).toBe(paths.length)
  const inside = page.frames().slice(1)
  expect(inside.filter((frame) => frame.url().startsWith(farm.appUrl))).toEqual([])
  await page.context().close()
  server.close()
})
