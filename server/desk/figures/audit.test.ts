import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeAudit } from '#server/audit/makeAudit.ts'
import { enrol } from '#server/testing/enrol.ts'
import { openAuditor } from '#server/testing/openAuditor.ts'

test('an audit is answered at once, made by one process, logged, and what it found is kept', async () => {
  const farm = await openAuditor()
  const { db, clock, call, auditor, at } = farm
  const audits = async () => (await at('operator/audits')).result
  const logged = () => db.inTx((tx) => tx`select actor, act, subject, after from operator_act`)
  expect(await audits()).toEqual({ list: [], next: null, running: null })
  expect(await makeAudit({ db, clock })).toBe(0)
  const { result: asked } = await at('operator/audit')
  const { id } = asked
  const actor = `member ${auditor.id}`
  expect(asked).toMatchObject({ actor })
  expect(await audits()).toEqual({ list: [], next: null, running: asked })
  // Whoever asks meanwhile is told of the one that is under way.
  const treasurer = await enrol(farm, { roles: ['treasurer'] })
  const headers = { 'idempotency-key': randomUUID() }
  const other = await call('operator/audit', {}, { token: treasurer.token, headers })
  expect(other.result).toEqual(asked)
  // Another process is at it: this one leaves it alone, and nobody is told that it failed.
  await db.inTx(async (tx) => {
    await tx`select pg_advisory_xact_lock(5208025)`
    expect(await makeAudit({ db, clock })).toBe(0)
  })
  expect((await audits()).running).toEqual(asked)
  expect(await logged()).toEqual([])
  // That one died: the next makes it, two that are as fast as each other once.
  await Promise.all([makeAudit({ db, clock }), makeAudit({ db, clock })])
  await makeAudit({ db, clock })
  const { list, running } = await audits()
  expect(running).toBeNull()
  expect(list).toEqual([{ ...asked, finishedAt: expect.any(String), findings: [] }])
  expect(await logged()).toEqual([
    { actor, act: 'audit', subject: 'books', after: { audit: id, findings: 0 } },
  ])
  expect(Number((await at('operator/audit')).result.id)).toBeGreaterThan(Number(id))
})

test('two who ask at the same time ask for one audit', async () => {
  const { db, at } = await openAuditor()
  const both = await Promise.all([at('operator/audit'), at('operator/audit')])
  const [one, other] = both.map(({ result }) => result)
  expect(one).toEqual(other)
  expect(await db.inTx((tx) => tx`select id from audit_asked`)).toHaveLength(1)
})
