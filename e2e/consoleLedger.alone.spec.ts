import { post } from './api.ts'
import { deposit, expect, newMember, signIn, test } from './app.ts'
import { newHolder } from './desk.ts'
import { amountsOf, saved, sum, units } from './figureCells.ts'

// It writes an audit of its own, so it runs when the others are done.

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false })

test('what an audit found of a member says their nickname and UID', async ({ page, db }) => {
  const [auditor, member] = [await newHolder(db, 'auditor'), await newMember(db)]
  // Of an audit before all others: the books of this farm are whole, and the newest one goes on saying so.
  const findings = [{ rule: 'a rule', found: `member ${member.id}: orders 5 T, member 4` }]
  await db.inTx(async (tx) => {
    await tx`insert into audit_run (id, actor, started_at, finished_at, findings) overriding system value
      values (0, 'service', '2020-01-01', '2020-01-01', ${JSON.stringify(findings)}::jsonb)`
    await tx`update member set nickname = 'Nell' where id = ${member.id}`
  })
  await signIn(page, auditor)
  await page.goto('/#/pages/console/figures?view=audit')
  await page.getByRole('row', { name: '1 finding' }).getByRole('button').first().click()
  const told = page.getByRole('dialog').getByText(`Nell (UID ${member.id}): orders 5 T, member 4`)
  await expect(told).toBeVisible()
})

test('an account’s entries lie between its balances, on the screen and in the file', async ({
  page,
  db,
}) => {
  test.setTimeout(120_000)
  const member = await newMember(db)
  const payee = await newMember(db)
  await deposit(db, member, { coin: 'BTCW', amount: '40' })
  await post(member, 'asset/transfer', { payeeId: payee.id, coin: 'BTCW', amount: '12.5' })
  await signIn(page, await newHolder(db, 'auditor'))
  const account = `owner=${member.id}&who=member&account=available&coin=BTCW`
  await page.goto(`/#/pages/console/figures?view=ledger&${account}`)
  const main = page.getByRole('main')
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeVisible()
  await expect(page.getByText('Closing balance')).toBeVisible()
  const [opening = 1n] = await amountsOf(main, 'Opening balance')
  const [closing = 0n] = await amountsOf(main, 'Closing balance')
  expect(opening).toBe(0n)
  const file = await saved(page, page.getByRole('button', { name: 'Export CSV' }))
  expect(file.map((cells) => cells[3])).toEqual([
    'Closing balance',
    ...file.slice(1, -1).map((cells) => cells[3]),
    'Opening balance',
  ])
  const amounts = file.slice(1, -1).map((cells) => units((cells[8] ?? '').replace('-', '−')))
  expect(amounts.length).toBeGreaterThan(1)
  expect(sum(amounts)).toBe(closing)
  expect(units(file[0]?.[9] ?? '')).toBe(closing)

  // Who only reads is offered nothing that changes anything.
  await page.goto(`/#/pages/console/orders`)
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  await page.goto(`/#/pages/console/members?id=${member.id}`)
  await expect(page.getByRole('heading', { level: 1, name: member.nickname })).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Freeze|End|Appoint)/ })).toHaveCount(0)
})
