import type { Page } from '@playwright/test'
import { expect, test } from './app.ts'

const AGE = 3.5 * 60 * 60_000

test('that no total was published says how old it is where it comes from a copy', async ({
  page,
  member: _,
}) => {
  const headers = { 'x-kept-at': String(Date.now() - AGE) }
  await say(page, { 'asset/balanceProof': null, 'home/proofs': { list: [] } }, headers)
  await page.goto('/#/pages/user/proof')
  await expect(page.getByText('No total has been published yet')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Saved 3 hours ago')
})

test('books that stood at no block name none', async ({ page, member: _ }) => {
  const [day, nothing] = ['2026-11-28', { BTCW: '0', BTCWT: '0' }]
  const at = `${day}T01:00:00.000Z`
  const published = {
    ...{ day, at, root: '0'.repeat(64), count: 3, totals: { BTCW: '7', BTCWT: '5' } },
    ...{ short: nothing, block: 0, held: null, gone: nothing },
    ...{ noticeId: '1', publishedAt: at, anchor: null },
  }
  const own = { day, proof: null }
  await say(page, { 'asset/balanceProof': own, 'home/proofs': { list: [published] } })
  await page.goto('/#/pages/user/proof')
  const coin = page.getByRole('region', { name: 'BTCW', exact: true })
  await expect(coin).toContainText('It could not be told')
  await expect(coin).not.toContainText('Block')
})

/** Answers in place of the service. */
async function say(page: Page, answers: Record<string, object | null>, headers = {}) {
  for (const [path, result] of Object.entries(answers)) {
    const list = result && 'list' in result ? { next: null, anchors: false } : {}
    const json = { code: 200, message: '', result: result && { ...list, ...result } }
    await page.route(`**/api/${path}`, (route) => route.fulfill({ json, headers }))
  }
}
