import { expect, test } from 'vitest'
import { takeAddress } from '#server/calls/takeAddress.ts'
import { appointMember, changeMember } from '#server/community/appointMember.ts'
import { activity, treasury } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { refuseShutOut } from '#server/members/refuseShutOut.ts'
import { COIN } from '#server/testing/openBooks.ts'
import { done, openGrants } from '#server/testing/openGrants.ts'
import { openTyped } from '#server/testing/openTyped.ts'
import { waitsForLock } from '#server/testing/waitsForLock.ts'
import { changeStanding } from '#server/tree/changeStanding.ts'

const WHY = 'winner of the quiz'
const HASH = `0x${'cd'.repeat(32)}`
const GONE = 'This account has no address any more'

/** What the desk would give to a row without an address. */
async function openReleased() {
  const opened = await openTyped()
  const { farm, typed } = opened
  await farm.db.inTx((tx) =>
    post(tx, {
      key: 'budget',
      kind: 'test',
      now: farm.clock.now(),
      moves: [{ from: treasury, to: activity, coin: 'BTCW', amount: 100n * COIN }],
    }),
  )
  const grant = { memberId: typed.id, coin: 'BTCW', amount: '5', reason: WHY } as const
  return { ...opened, grant }
}

test('nothing is given to a row whose address went to its owner, nor is it let in again', async () => {
  const { farm, typed, desk, grant, release, released } = await openReleased()
  await release()
  expect(await released()).toBe(true)
  expect(await desk('operator/grant', grant)).toMatch(GONE)
  const refused = farm.db.inTx((tx) => refuseShutOut(tx, typed.id, 'memberId'))
  await expect(refused).rejects.toMatchObject({
    because: 'addressReleased',
    details: { field: 'memberId' },
  })
  expect(await desk('operator/unfreeze', { memberId: typed.id, reason: WHY })).toMatch(GONE)

  await farm.db.inTx(
    (tx) => tx`
      insert into arrival (chain_id, tx_hash, log_index, block_number, block_hash, block_at, coin, sender, amount,
        state, credited_as)
      values (21000, ${HASH}, 0, 1, '0x2', ${farm.clock.now()}, 'BTCW', '0x3', ${COIN}, 'credited', 'unclaimed')`,
  )
  const match = { hash: HASH, memberId: typed.id, reason: WHY }
  expect(await desk('operator/matchUnclaimed', match)).toMatch(GONE)
})

test('nor is it appointed by whoever invited it; what it has can be taken from it', async () => {
  const { farm, typed, desk, release } = await openReleased()
  await release()
  const [row] = await farm.db.inTx(
    (tx) => tx<{ by: string }>`select inviter_id as by from member where id = ${typed.id}`,
  )
  const by = row?.by ?? ''
  const now = farm.clock.now()
  const stands = { agent: true, rewardRatio: 3_000 }
  await farm.db.inTx((tx) => changeStanding(tx, { member: by, by: null, to: stands, now }))
  const wish = { by, member: typed.id, role: 'agent', subsidyRatio: 0n, now, locale: 'en' } as const
  const gone = { because: 'addressReleased', details: { field: 'memberId' } }
  const appointed = farm.db.inTx((tx) => appointMember(tx, { ...wish, rewardRatio: 1_000n }))
  await expect(appointed).rejects.toMatchObject(gone)
  const asked = { memberId: typed.id, agent: true, rewardRatio: '0.1', reason: WHY } as const
  expect(await desk('operator/appoint', asked)).toMatch(GONE)

  await farm.db.inTx(
    (tx) => tx`update member set agent = true, reward_ratio = 1000 where id = ${typed.id}`,
  )
  const more = farm.db.inTx((tx) => changeMember(tx, { ...wish, rewardRatio: 2_000n }))
  await expect(more).rejects.toMatchObject(gone)
  await farm.db.inTx((tx) => changeMember(tx, { ...wish, rewardRatio: 0n }))
})

test('nor where the address goes at the same moment', async () => {
  const { farm, typed, desk, grant } = await openReleased()
  const { late } = await farm.db.inTx(async (tx) => {
    await takeAddress(tx, { account: typed.address, now: farm.clock.now() })
    const late = desk('operator/grant', grant)
    await expect.poll(() => waitsForLock(farm.db)).toBe(true)
    return { late }
  })
  expect(await late).toMatch(GONE)
})

test('a frozen member is given nothing until it is let in, asked for before or not', async () => {
  const { ann, give, one, two, house } = await openGrants()
  const memberId = ann.id
  const { id } = done(await one('operator/grant', give('2000')))
  await one('operator/freeze', { memberId, reason: 'A stolen key' })
  const frozen = `Member ${ann.id} is frozen: A stolen key`
  expect(await one('operator/grant', give('1'))).toMatch(frozen)
  expect(await two('operator/confirmGrant', { id })).toMatch(frozen)
  expect(await house()).toBe(5_000n * COIN)
  await one('operator/unfreeze', { memberId, reason: 'The key was changed' })
  expect(done(await two('operator/confirmGrant', { id }))).toMatchObject({ state: 'booked' })
  expect(await house()).toBe(3_000n * COIN)
})
