import { expect, onTestFinished, test } from 'vitest'
import { open } from '#server/db/open.ts'
import { available, treasury } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { type Enrolled, enrol } from '#server/testing/enrol.ts'
import { ownService } from '#server/testing/openService.ts'
import type { DeskResult } from '#shared/desk/index.ts'
import { ONE, parseAmount } from '#shared/money.ts'

const kind = 'test'

/** A farm with a member who has 10 of each coin, and what the desk says of one of the accounts. */
async function opened() {
  const service = await ownService()
  const auditor = await enrol(service, { roles: ['auditor'] })
  const ann = await enrol(service, { coins: 10n })
  const shown = async ({ id: owner }: Enrolled) => {
    const body = { owner, account: 'available', coin: 'BTCW' }
    const said = await service.call('operator/entries', body, { token: auditor.token })
    return said.result as unknown as DeskResult<'operator/entries'>
  }
  return { ...service, ann, shown }
}

test('what an account held and its entries are of one moment, whatever is booked meanwhile', async () => {
  const { db, clock, ann, shown } = await opened()
  const books = open(db.ownerUrl)
  onTestFinished(() => books.close())
  const waiting = () =>
    db.inTx((tx) => tx`select 1 from pg_locks where not granted and relation = 'journal'::regclass`)
  const asked = await books.inTx(async (tx) => {
    // The entries are read with their journals, after the balances: the search waits between the two.
    await tx`lock table journal in access exclusive mode`
    const found = shown(ann)
    await expect.poll(waiting, { timeout: 15_000 }).toHaveLength(1)
    const to = available(ann.id)
    const moves = [
      { from: treasury, to, coin: 'BTCW', amount: ONE, in: { type: 'deposit' } },
    ] as const
    await post(tx, { key: 'meanwhile', kind, now: clock.now(), moves })
    return { found }
  })
  const { balances, list } = await asked.found
  const sum = list.reduce((all, { amount }) => all + parseAmount(String(amount)), 0n)
  const [opening, closing] = [balances?.opening, balances?.closing].map((it) =>
    parseAmount(String(it)),
  )
  expect((opening ?? 0n) + sum).toBe(closing)
  expect((await shown(ann)).list).toHaveLength(2)
})
