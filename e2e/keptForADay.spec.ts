import type { Page } from '@playwright/test'
import { deposit, expect, test } from './app.ts'
import { allKept } from './kept.ts'
import { visitHome } from './visitHome.ts'

test.use({ serviceWorkers: 'allow' })

/** When the answers of these calls were kept, as the worker says to who asks for nothing else. */
const keptAt = (page: Page, asked: readonly (readonly [path: string, body: object])[]) =>
  page.evaluate(async (calls) => {
    const headers = {
      authorization: localStorage.getItem('bw.token') ?? '',
      'accept-language': 'en',
      'content-type': 'application/json',
      'x-kept-only': '1',
    }
    const at = async (path: string, body: object) => {
      const options = { method: 'POST', headers, body: JSON.stringify(body) }
      return Number((await fetch(`/api/${path}`, options)).headers.get('x-kept-at'))
    }
    return Promise.all(calls.map(([path, body]) => at(path, body)))
  }, asked)

test('the next start keeps the lists that hold money anew, and leaves what is no day old as it is', async ({
  page,
  member,
  db,
}) => {
  await deposit(db, member, { coin: 'BTCW', amount: '5' })
  await visitHome(page)
  await allKept(page)
  const asked = [
    ['asset/flowRecord', {}],
    ['member/ratioChanges', {}],
    ['asset/statementLines', { coin: 'BTCW', bucket: 'available', page: 0 }],
  ] as const
  const [money = 0, ...rest] = await keptAt(page, asked)
  expect(Math.min(money, ...rest)).toBeGreaterThan(0)

  await page.evaluate(() => sessionStorage.removeItem('bw.kept'))
  await page.reload()
  await allKept(page)
  const [anew = 0, ...left] = await keptAt(page, asked)
  expect(anew).toBeGreaterThan(money)
  expect(left).toEqual(rest)
})
