import { expect, test } from 'vitest'
import type { Tx } from '#server/db/Tx.ts'
import { tie } from '#server/staking/matchArrival.ts'
import { COIN } from '#server/testing/openBooks.ts'
import { openTyped } from '#server/testing/openTyped.ts'
import { waitsForLock } from '#server/testing/waitsForLock.ts'

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
