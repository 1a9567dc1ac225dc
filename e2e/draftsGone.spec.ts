import type { Page } from '@playwright/test'
import { expect, test } from './app.ts'
import { signInScreen } from './screens.ts'
import { signOut } from './signOut.ts'
import { fillTransfer } from './transfers.ts'

/** What forms keep on this device. */
const draftsOn = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([place]) => place.startsWith('bw.draft.'))
      .map(([, draft]) => String(draft)),
  )

test('what was half typed in one tab is not kept again once another one has signed out', async ({
  page,
  context,
  member: _,
}) => {
  await fillTransfer(page, '', '2.5')
  await expect.poll(() => draftsOn(page)).toEqual([expect.stringContaining('2.5')])
  const other = await context.newPage()
  const anew = page.waitForEvent('load')
  await signOut(other)
  await anew
  await expect(signInScreen(page)).toBeVisible()
  expect(await draftsOn(page)).toEqual([])
})
