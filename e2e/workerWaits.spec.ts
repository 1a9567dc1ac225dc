import { expect, test } from './app.ts'
import { comesLate } from './heldBack.ts'
import { home } from './screens.ts'

/** Milliseconds: enough for a page that waits to be idle. */
const SLOW = 500

test('the worker and its sixty files come after what the first screen asked for, not while it waits', async ({
  page,
  member: _,
}) => {
  await comesLate(page, '**/api/product/pledgeData', SLOW)
  await page.goto('/')
  await expect(home(page)).toBeVisible()
  const times = await page.waitForFunction(() => {
    const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const answer = loaded.find(({ name }) => name.endsWith('/api/product/pledgeData'))
    const worker = loaded.find(({ name }) => name.includes('/assets/putWorkerIn'))
    return answer && worker && { answered: answer.responseEnd, fetched: worker.startTime }
  })
  const { answered, fetched } = (await times.jsonValue()) ?? { answered: 0, fetched: 0 }
  expect(fetched).toBeGreaterThan(answered)
})
