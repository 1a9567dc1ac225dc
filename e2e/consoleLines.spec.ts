import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { post } from './api.ts'
import { expect, newMember, signIn, test } from './app.ts'
import { changeAnswer } from './changeAnswer.ts'
import { newHolder } from './desk.ts'
import { strip } from './offlineStrip.ts'

test.use({ viewport: { width: 1280, height: 844 }, isMobile: false })

/** Runs in the page: on how many lines some words of it stand. */
const linesOf = (cell: Element, words: string) => {
  const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const from = text.nodeValue?.indexOf(words) ?? -1
    if (from < 0) continue
    const range = document.createRange()
    range.setStart(text, from)
    range.setEnd(text, from + words.length)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  }
  return 0
}

test('in a table neither the domain of a mail address nor the end of a masked address is broken', async ({
  page,
  db,
}) => {
  const operator = await newHolder(db, 'operator')
  await post(operator, 'member/modifyUserInfo', { nickname: '港灣區營運值班小組陳美玲' })
  const address = privateKeyToAddress(generatePrivateKey())
  const reason = 'The pool that mines for us pays from here, as its letter of today says'
  await post(operator, 'operator/addFunding', { address, purpose: 'activity', reason })
  await signIn(page, operator)

  await page.goto(`/#/pages/console/log?act=addFunding&actor=${operator.id}`)
  const funding = page.getByRole('row', { name: /funding 0x/ })
  await expect(funding).toHaveCount(1)
  expect.soft(await funding.evaluate(linesOf, address.toLowerCase().slice(-7))).toBe(1)

  // One of them ends a line within its domain, however wide the column is.
  const { id } = await newMember(db)
  for (const length of [16, 26, 36, 46]) {
    const email = `${id.padEnd(length, '0')}@example.org`
    await db.inTx((tx) => tx`update member set email = ${email} where id = ${id}`)
    await page.goto(`/#/pages/console/members?keywords=${email}`)
    const line = page.getByRole('row').filter({ hasText: email })
    await expect(line).toHaveCount(1)
    expect(await line.evaluate(linesOf, '@example.org'), email).toBe(1)
  }
})

test('in the log a long act leaves a long name the room for its words', async ({ page, db }) => {
  const operator = await newHolder(db, 'operator')
  await post(operator, 'member/modifyUserInfo', { nickname: 'Bartholomea Featherstonehaugh' })
  const address = privateKeyToAddress(generatePrivateKey())
  const reason = 'The pool that mines for us pays from here, as its letter of today says'
  await post(operator, 'operator/addFunding', { address, purpose: 'revenue', reason })
  await signIn(page, operator)
  await page.goto(`/#/pages/console/log?act=addFunding&actor=${operator.id}`)
  const line = page.getByRole('row', { name: /the first of two/ })
  await expect(line).toHaveCount(1)
  expect(await line.evaluate(linesOf, 'Featherstonehaugh')).toBe(1)
})

test('a link longer than a line stays within the note that has it', async ({ page, db }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, await newHolder(db, 'operator'))
  const en = `See https://status.example.org/${'maintenance/'.repeat(8)}`
  await changeAnswer(page, 'operator/pauses', ({ list }) => {
    const reason = { en, zh: '維護中' }
    Object.assign(list[0] ?? {}, { since: '2026-11-26T09:30:00.000Z', by: 'service', reason })
  })
  await page.goto('/#/pages/console/health')
  await page.getByRole('button', { name: /^Let go on: / }).click()
  const words = page.getByRole('dialog').getByText(en)
  const box = await words.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390 - 16)
})

test('the word that the service is out of reach begins beside the rail, not under it', async ({
  page,
  db,
}) => {
  await signIn(page, await newHolder(db, 'editor'))
  await page.goto('/#/pages/console/index')
  await expect(page.getByRole('heading', { name: 'Your roles' })).toBeVisible()
  await page.route('**/api/operator/**', (route) => route.abort('connectionrefused'))
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(strip(page)).toBeVisible()
  const rail = await page.getByRole('complementary').boundingBox()
  const box = await strip(page).locator('svg').boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual((rail?.x ?? 0) + (rail?.width ?? 0))
})
