import type { Database } from '#server/db/open.ts'
import { post } from './api.ts'
import { deposit, expect, type Member, newMember, test } from './app.ts'
import { arriveAt, startAt } from './arriveAt.ts'
import { visitHome } from './visitHome.ts'

test.use({ serviceWorkers: 'allow' })

/** More than a page of the record holds. */
const MANY = 22

/** Somebody else sends the member so many transfers; the first of them, which stands last. */
async function payOften(db: Database, member: Member) {
  const payer = await newMember(db)
  await deposit(db, payer, { coin: 'BTCW', amount: '5' })
  const ids: string[] = []
  for (let i = 1; i <= MANY; i += 1) {
    const body = { payeeId: member.id, coin: 'BTCW', amount: `0.${10 + i}` }
    const sent = await post(payer, 'asset/transfer', body)
    expect(sent.code, sent.message).toBe(200)
    ids.push(sent.result.id)
  }
  return { first: ids[0] ?? '', payer }
}

test('a message of long ago opens its transfer at once, however far down that stands, and later with no network', async ({
  page,
  context,
  member,
  db,
}) => {
  test.setTimeout(120_000)
  const { first, payer } = await payOften(db, member)
  await visitHome(page)
  await page.goto(`/#/pages/transfer/record?id=${first}`)
  const sheet = page.getByRole('dialog', { name: 'Transfer in' })
  await expect(sheet).toContainText('+0.11')
  await expect(sheet).toContainText(payer.nickname)

  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  // What was told once does not open by itself when its row comes into view.
  await expect(async () => {
    await page.mouse.wheel(0, 4_000)
    await expect(page.getByRole('main')).toContainText('+0.1100', { timeout: 1_000 })
  }).toPass()
  await expect(sheet).toBeHidden()

  await context.setOffline(true)
  await arriveAt(page, '/#/pages/inbox/index')
  await startAt(page, `/#/pages/transfer/record?id=${first}`)
  await expect(sheet).toContainText('+0.11')
})

test('a transfer that nobody made to this member is told not to be there', async ({
  page,
  member: _,
}) => {
  await page.goto('/#/pages/transfer/record?id=999999999')
  await expect(page.getByRole('dialog')).toContainText('There is no such transfer')
})
