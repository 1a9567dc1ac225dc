import type { Page } from '@playwright/test'
import { deposit, expect, test } from './app.ts'
import { visitHome } from './visitHome.ts'

test.use({ serviceWorkers: 'allow' })

/** A read as the app sends it, with what answered it: the service or, with no network, the copy. */
const read = (page: Page, body: object, path = 'asset/flowRecord') =>
  page.evaluate(
    async ([sent, call]) => {
      const authorization = localStorage.getItem('bw.token') ?? ''
      const headers = { authorization, 'accept-language': 'en', 'content-type': 'application/json' }
      const answer = await fetch(`/api/${call}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(sent),
      })
      const { result } = await answer.json()
      return { isCopy: answer.headers.has('x-kept-at'), list: result.list, next: result.next }
    },
    [body, path] as const,
  )

/** What the worker gathers for a start, each by what it answers. */
const toldAtStart = (page: Page) =>
  page.evaluate(async () => {
    const authorization = localStorage.getItem('bw.token') ?? ''
    const told = await (await fetch('/kept/start', { headers: { authorization } })).json()
    return told.answers.map(({ asked }: { asked: string }) => asked) as string[]
  })

/** How many further pages are kept, and the first of them. */
const keptFurther = (page: Page) =>
  page.evaluate(async () => {
    const keys = await (await caches.open('bw-reads')).keys()
    const further = keys.map(({ url }) => new URL(url).pathname).filter((it) => /further/.test(it))
    return { count: further.length, first: further[0] }
  })

test('a start does not wait for the further pages of lists, which are kept, the newest of them', async ({
  page,
  context,
  member,
  db,
}) => {
  await deposit(db, member, { coin: 'BTCW', amount: '3' })
  await deposit(db, member, { coin: 'BTCW', amount: '4' })
  await visitHome(page)
  const { next } = await read(page, { limit: 1 })
  const further = { cursor: next, limit: 1 }
  const { list } = await read(page, further)
  expect(list).toHaveLength(1)

  await expect.poll(async () => (await toldAtStart(page)).join()).toContain('{"limit":1}')
  const told = (await toldAtStart(page)).join()
  expect(told).not.toContain(next)
  // The lines that files are made of, which Home had kept.
  expect(told).not.toContain('statementLines')
  await context.setOffline(true)
  expect(await read(page, further)).toEqual({ isCopy: true, list, next: null })
  await context.setOffline(false)

  await page.evaluate(async () => {
    const store = await caches.open('bw-reads')
    for (let nth = 0; nth < 2_000; nth += 1)
      await store.put(`/kept/me/further/${nth}`, new Response('{}'))
  })
  expect((await keptFurther(page)).count).toBeGreaterThan(2_000)
  await read(page, further)
  await expect.poll(() => keptFurther(page)).toEqual({ count: 2_000, first: '/kept/me/further/1' })
})

test('what was sought, the lines of a time, a single record and another member’s list are kept, and no start waits for them', async ({
  page,
  context,
  member,
}) => {
  await visitHome(page)
  const asked = [
    [{ keywords: 'somebody' }, 'member/referenceList'],
    [{ memberId: member.id }, 'member/ratioChanges'],
    [{ id: '1' }, 'product/order'],
    [{ from: '2026-01-01' }, 'asset/flowRecord'],
    [{ to: '2026-01-01' }, 'asset/flowRecord'],
  ] as const
  for (const [body, path] of asked) await read(page, body, path)
  await expect.poll(async () => (await keptFurther(page)).count).toBeGreaterThanOrEqual(5)
  const told = (await toldAtStart(page)).join()
  expect(told).toContain('member/referenceList')
  expect(told).not.toMatch(/"(keywords|memberId|id|from|to)"/)
  await context.setOffline(true)
  for (const [body, path] of asked)
    expect(await read(page, body, path)).toMatchObject({ isCopy: true, list: [] })
})

test('a further page that an earlier release kept among the first ones is let go', async ({
  page,
  member: _,
}) => {
  await visitHome(page)
  const old = await page.evaluate(async () => {
    const store = await caches.open('bw-reads')
    const [first] = await store.keys()
    const url = first?.url.replace(/[^/]*$/, 'old') ?? ''
    const asked = encodeURIComponent('/api/asset/flowRecord\nen\n{"cursor":"x"}')
    await store.put(url, new Response('{}', { headers: { 'x-kept-for': asked } }))
    return url
  })
  const isKept = () =>
    page.evaluate(async (url) => Boolean(await (await caches.open('bw-reads')).match(url)), old)
  expect(await isKept()).toBe(true)
  // Kept for everybody or for this member: each start looks at both.
  await toldAtStart(page)
  expect(await isKept()).toBe(false)
})
