import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { brokenActs } from '#server/acts/checkActs.ts'
import { sayLoss, waitingWords } from '#server/payouts/loss-words.ts'
import { as } from '#server/testing/as.ts'
import { type Enrolled, enrol } from '#server/testing/enrol.ts'
import { openReviewers } from '#server/testing/openReviewers.ts'
import type { DeskPath } from '#shared/desk/index.ts'

const HASH = `0x${'5'.repeat(64)}`
const AMOUNT = '900000000000000000000001'
const good = {
  what: 'good',
  coin: 'BTCW',
  amount: 5n,
  lost: 5n,
  stop: null,
  source: 'fees',
} as const
const reason = 'showed the mail'

/** A farm in which one person said the first word of each sort, and another one could say the second. */
async function opened() {
  const service = await openReviewers()
  const [boss, gone, other] = await Promise.all([
    enrol(service, { roles: ['operator'] }),
    enrol(service, { roles: ['reviewer', 'treasurer'] }),
    enrol(service, { roles: ['reviewer', 'treasurer'] }),
  ])
  const { db, clock, ann, ask, approve } = service
  const tell = (by: Enrolled, path: DeskPath, body: object) =>
    service.call(path, body, { token: by.token, headers: { 'idempotency-key': randomUUID() } })
  await as(db.ownerUrl, (owner) =>
    owner.query(`
      insert into arrival (chain_id, tx_hash, log_index, block_number, block_hash, block_at, coin, sender, amount,
        state, credited_as)
      values (21000, '${HASH}', 0, 1, 'b', now(), 'BTCW', '0x1', ${AMOUNT}, 'credited', 'unclaimed')`),
  )
  const { no } = await ask('20000')
  expect(await approve(gone.token, [no, 0])).toEqual(['first'])
  const given = { memberId: ann.id, coin: 'BTCW', amount: '900000', reason }
  const grant = (await tell(gone, 'operator/grant', given)).result as { id: string; state: string }
  expect(grant.state).toBe('waiting')
  const match = { hash: HASH, memberId: ann.id, reason }
  expect((await tell(gone, 'operator/matchUnclaimed', match)).result).toMatchObject({
    outcome: 'first',
  })
  const fund = { address: `0x${'9'.repeat(40)}`, purpose: 'revenue', reason } as const
  expect((await tell(gone, 'operator/addFunding', fund)).result).toEqual({ outcome: 'first' })
  const saying = (by: Enrolled) => ({
    by: `member ${by.id}`,
    newcomer: false,
    reason,
    now: clock.now(),
  })
  const says = (by: Enrolled) => db.inTx((tx) => sayLoss(tx, good, saying(by)))
  expect(await says(gone)).toBeUndefined()
  return { ...service, boss, gone, other, tell, no, grant, match, fund, says }
}

type Opened = Awaited<ReturnType<typeof opened>>

/** What comes of the second words: nobody's is one any more. */
async function areFirst({ db, approve, other, tell, no, grant, match, fund, says }: Opened) {
  expect(await approve(other.token, [no, 1])).toEqual([expect.stringContaining('changed since')])
  expect(await approve(other.token, [no, 2])).toEqual(['first'])
  expect(await tell(other, 'operator/confirmGrant', { id: grant.id })).toMatchObject({ code: 400 })
  expect((await tell(other, 'operator/matchUnclaimed', match)).result).toMatchObject({
    outcome: 'first',
  })
  expect((await tell(other, 'operator/addFunding', fund)).result).toEqual({ outcome: 'first' })
  expect(await db.inTx(waitingWords)).toEqual([])
  expect(await says(other)).toBeUndefined()
}

test.each([
  ['freeze', 'whoever is frozen'],
  ['endPassword', 'a member whose password is taken away'],
  ['endSessions', 'a member whose sign-ins are ended'],
] as const)(
  '%s: the first words of %s end, each with its line of the log, and stay over',
  async (act, _) => {
    const farm = await opened()
    const { db, boss, gone, no, grant, fund, tell, pass } = farm
    const why = 'the session was stolen'
    expect(await tell(boss, `operator/${act}`, { memberId: gone.id, reason: why })).toMatchObject({
      code: 200,
    })
    const back = { memberId: gone.id, reason: 'is back' }
    expect(await tell(boss, 'operator/unfreeze', back)).toMatchObject({ code: 200 })
    pass(2 * 86_400_000)
    const lines = await db.inTx(
      (tx) => tx<{ subject: string; before: object; after: object; reason: string }>`
      select subject, before, after, reason from operator_act where act = ${act} order by id`,
    )
    const first = { firstBy: `member ${gone.id}` }
    expect(lines.slice(1)).toMatchObject([
      { subject: `withdrawal ${no}`, before: { ...first, revision: 1 }, reason: why },
      { subject: `grant ${grant.id}`, before: first, after: { state: 'refused' }, reason: why },
      { subject: 'arrival 1', before: { ...first, coin: 'BTCW', amount: AMOUNT } },
      { subject: `funding ${fund.address}`, before: { ...first, purpose: 'revenue' } },
      { subject: 'pool BTCW', before: { ...first, amount: '5' }, after: { outcome: 'firstOver' } },
    ])
    await areFirst(farm)
  },
)

test('so do those of whoever loses the role that they were said in, and no others', async () => {
  const farm = await opened()
  const { db, boss, gone, tell, shown, no, grant } = farm
  const loses = (role: string) =>
    tell(boss, 'operator/setRole', { memberId: gone.id, role, on: false, reason: 'other work' })
  expect(await loses('treasurer')).toMatchObject({ code: 200 })
  expect(await shown(no)).toMatchObject({ firstBy: `member ${gone.id}`, revision: 1 })
  expect(await db.inTx(waitingWords)).toEqual([])
  expect(await loses('reviewer')).toMatchObject({ code: 200 })
  expect(await shown(no)).toMatchObject({ firstBy: null, needsTwo: true })
  expect(grant.state).toBe('waiting')
  await areFirst(farm)
  expect(await db.inTx(brokenActs)).toEqual([])
})

test('words of a sign-in that is over already end with the password too, and of nobody else', async () => {
  const farm = await opened()
  const { db, boss, gone, other, tell, shown, no } = farm
  await db.inTx((tx) => tx`delete from session where member_id = ${gone.id}`)
  const asked = (whom: Enrolled) => ({ memberId: whom.id, reason: 'somebody else knew it' })
  expect(await tell(boss, 'operator/endPassword', asked(other))).toMatchObject({ code: 200 })
  expect(await shown(no)).toMatchObject({ firstBy: `member ${gone.id}`, revision: 1 })
  const done = await tell(boss, 'operator/endPassword', asked(gone))
  expect(done).toMatchObject({ code: 200, result: { ended: 0 } })
  expect(await shown(no)).toMatchObject({ firstBy: null, needsTwo: true })
  expect(await db.inTx(waitingWords)).toEqual([])
  expect(await db.inTx(brokenActs)).toEqual([])
})
