import { expect, test } from './app.ts'

const AGE = 3.5 * 60 * 60_000

test('that no total was published says how old it is where it comes from a copy', async ({
  page,
  member,
}) => {
  expect(member.id).not.toBe('')
  const answers = {
    'asset/balanceProof': null,
    'home/proofs': { list: [], next: null, anchors: false },
  }
  for (const [path, result] of Object.entries(answers))
    await page.route(`**/api/${path}`, (route) =>
      route.fulfill({
        json: { code: 200, message: '', result },
        headers: { 'x-kept-at': String(Date.now() - AGE) },
      }),
    )
  await page.goto('/#/pages/user/proof')
  await expect(page.getByText('No total has been published yet')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Saved 3 hours ago')
})
