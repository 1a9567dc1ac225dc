import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { post } from './api.ts'
import { deposit, expect, test } from './app.ts'
import { startAt } from './arriveAt.ts'

test.use({ serviceWorkers: 'allow' })

/** The lines of a calendar file as they were before they were folded. */
async function linesOf(page: Page, save: () => Promise<void>): Promise<string[]> {
  const [download] = await Promise.all([page.waitForEvent('download'), save()])
  expect(download.suggestedFilename()).toMatch(/^bitwave-[\w-]+\.ics$/)
  const text = await readFile(await download.path(), 'utf8')
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*\r\nEND:VCALENDAR\r\n$/)
  return text.replaceAll('\r\n ', '').split('\r\n')
}

test('the ends of orders are saved for a calendar, one or all, and promise no amount', async ({
  page,
  member,
  db,
}) => {
  await deposit(db, member, { coin: 'BTCW', amount: '40' })
  const pledge = () =>
    post(member, 'product/pledge', { coin: 'BTCW', amount: '12.75', planId: 'd30' })
  expect((await pledge()).code).toBe(200)
  expect((await pledge()).code).toBe(200)
  const { result } = await post(member, 'product/order', { status: 'success' })

  await page.goto(`/#/pages/staking/my?id=${result.list[1].id}`)
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText(result.list[1].no)
  const one = await linesOf(page, () =>
    sheet.getByRole('button', { name: 'End in your calendar' }).click(),
  )
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Ends in your calendar' }).click()
  await expect(sheet.getByText('2 active orders are in it.')).toBeVisible()
  const all = await linesOf(page, () =>
    sheet.getByRole('button', { name: 'Save the calendar file' }).click(),
  )
  await expect(sheet).toBeHidden()

  const pick = (lines: string[], name: string) => lines.filter((it) => it.startsWith(`${name}:`))
  const [first, second] = result.list as { no: string; endsAt: string }[]
  const start = (endsAt = '') => `DTSTART:${endsAt.slice(0, 19).replaceAll(/[-:]/g, '')}Z`
  expect(pick(all, 'DTSTART')).toEqual([start(first?.endsAt), start(second?.endsAt)])
  expect(pick(all, 'UID')).toHaveLength(2)
  expect(pick(all, 'UID')).toContain(pick(one, 'UID')[0])
  expect(pick(one, 'SUMMARY')[0]).toBe(
    `SUMMARY:Bitwave Farm: the principal of order ${second?.no} returns`,
  )
  expect(all.join('\n')).not.toMatch(/\b12\.75\b|BTCW\b|reward/)
})

test('with no network the calendar file has the orders of the copy, and says that some may be missing', async ({
  page,
  context,
  member,
  db,
}) => {
  await deposit(db, member, { coin: 'BTCW', amount: '40' })
  await post(member, 'product/pledge', { coin: 'BTCW', amount: '12', planId: 'd30' })
  await page.goto('/#/pages/home/index')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await startAt(page, '/#/pages/staking/my')
  await expect(page.getByText('12 BTCW')).toBeVisible()

  await context.setOffline(true)
  await page.reload()
  await page.getByRole('button', { name: 'Ends in your calendar' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText('1 active order is in it.')).toBeVisible()
  await expect(sheet.getByText('Others may be missing')).toBeVisible()
  const lines = await linesOf(page, () =>
    sheet.getByRole('button', { name: 'Save the calendar file' }).click(),
  )
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
})
