import { expect, test } from 'vitest'
import { takeAddress } from '#server/calls/takeAddress.ts'
import type { Tx } from '#server/db/Tx.ts'
import { available, treasury } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { holdPauses } from '#server/pauses/pauses.ts'
import { tie } from '#server/staking/matchArrival.ts'
import { COIN } from '#server/testing/openBooks.ts'
import { openTyped } from '#server/testing/openTyped.ts'
import { newWallet } from '#server/testing/signUp.ts'
import { waitsForLock } from '#server/testing/waitsForLock.ts'
import { insertMember } from './insertMember.ts'
import { join } from './join.ts'

type Typed = Awaited<ReturnType<typeof openTyped>>

/** Asks for the address while something else is under way, which is kept before this goes on. */
async function meanwhile(
  { farm: { db }, release }: Typed,
  act: (tx: Tx) => Promise<unknown>,
): Promise<void> {
  const { late } = await db.inTx(async (tx) => {
    await act(tx)
    let over = false
    const late = release().finally(() => {
      over = true
    })
    await expect.poll(async () => over || (await waitsForLock(db))).toBe(true)
    return { late }
  })
  await late
}

test('a grant that is asked for at the same moment is seen', async () => {
  const opened = await openTyped()
  const { farm, typed, released } = opened
  await meanwhile(
    opened,
    (tx) => tx`
      insert into member_grant (member_id, coin, amount, reason, state, asked_by, asked_at, expires_at)
      values (${typed.id}, 'BTCW', 1, 'a test', 'waiting', 'one', ${farm.clock.now()}, '2100-01-01')`,
  )
  expect(await released()).toBe(false)
})

test('a payment that is matched at the same moment is seen', async () => {
  const opened = await openTyped()
  const { farm, typed, released } = opened
  const order = await typed.open('10')
  // It was this member's before, in a block that is gone: to match it again needs nothing of the member's row.
  const [seen] = await farm.db.inTx(
    (tx) => tx<{ id: string }>`
      insert into arrival (chain_id, tx_hash, log_index, block_number, block_hash, block_at, coin, sender, amount,
        state, member_id)
      values (21000, '0x1', 0, 9, '0x2', ${farm.clock.now()}, 'BTCW', ${typed.address.toLowerCase()}, ${10n * COIN},
        'seen', ${typed.id}) returning id`,
  )
  await meanwhile(opened, async (tx) => {
    await tx`select 1 from chain_state for update`
    await tie(tx, { arrival: seen?.id ?? '', order, member: typed.id })
  })
  expect(await released()).toBe(false)
  expect(await typed.order(order)).toMatchObject({ status: 'review' })
})

test('a transfer that is being booked at the same moment is seen', async () => {
  const opened = await openTyped()
  const { farm, typed, released } = opened
  const moves = [{ from: treasury, to: available(typed.id), coin: 'BTCW' as const, amount: 1n }]
  await meanwhile(opened, async (tx) => {
    // As a batch of transfers is booked (`bookTogether`).
    await holdPauses(tx)
    await post(tx, { key: 'a transfer', kind: 'test', now: farm.clock.now(), moves })
  })
  expect(await released()).toBe(false)
})

test('nobody joins below the row that is given up at the same moment', async () => {
  const { farm, typed } = await openTyped()
  const { db, clock } = farm
  const now = clock.now()
  const account = newWallet().address
  const somebody = { nickname: 'Late', passwordHash: 'none', proved: false, now }
  const made = await db.inTx((tx) =>
    insertMember(tx, { ...somebody, account, email: 'typed@x.com', inviter: typed.id }),
  )
  const { inviteCode = '' } = made ?? {}
  const asked = { account: newWallet().address, email: 'late@x.com', inviteCode }
  const joining = { ...somebody, ...asked, house: [] }
  const { late } = await db.inTx(async (tx) => {
    await takeAddress(tx, { account, now })
    const late = db.inTx((other) => join(other, joining)).catch((error: unknown) => error)
    await expect.poll(() => waitsForLock(db)).toBe(true)
    return { late }
  })
  expect(await late).toMatchObject({ because: 'inviteCodeUnknown' })
})
