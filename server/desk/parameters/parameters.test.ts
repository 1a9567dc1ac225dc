import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { audit } from '#server/audit/audit.ts'
import { defaults } from '#server/parameters/defaults.ts'
import { openTreasurer, withFee } from '#server/testing/openTreasurer.ts'

const HOUR = 3_600_000
const reason = 'as voted'

test('a version is told as a difference, and who set it since when and why; two at once do not overwrite each other', async () => {
  const { at, set, standing, treasurer, db } = await openTreasurer()
  const { result } = await set('coinSet', withFee('0.70'))
  expect(result.changes).toEqual([
    { field: 'coinSet.withdraw.fee', of: 'BTCW', before: '0.5', after: '0.7' },
  ])
  expect(await standing('coinSet')).toMatchObject({
    since: result.effectiveAt,
    actor: `member ${treasurer.id}`,
    reason,
    revision: 2,
    coming: [],
  })
  const asked = { name: 'coinSet', value: withFee('1'), revision: 2, reason }
  const both = await Promise.all([1, 2].map(() => at('operator/setParameter', asked)))
  expect(both.map(({ code, field }) => [code, field]).toSorted()).toEqual([
    [200, undefined],
    [400, 'revision'],
  ])
  const [line] = await db.inTx((tx) => tx`select subject, reason, after from operator_act limit 1`)
  expect(line).toMatchObject({
    subject: 'parameter coinSet',
    reason,
    after: { changes: result.changes },
  })
  expect(await audit(db)).toEqual([])
})

test('told again under one key a version is set once', async () => {
  const { at, standing } = await openTreasurer()
  const key = randomUUID()
  const asked = { name: 'codeCountdown', value: 90, revision: 0, reason }
  const told = [
    await at('operator/setParameter', asked, key),
    await at('operator/setParameter', asked, key),
  ]
  expect(told[1]?.result).toEqual(told[0]?.result)
  expect(await standing('codeCountdown')).toMatchObject({ revision: 2, value: 90 })
})

test('a version that has not come is taken back and never comes; one that has come stays', async () => {
  const { at, set, standing, moment, inForce, pass } = await openTreasurer()
  const now = (await set('codeCountdown', 70)).result
  const first = (await set('codeCountdown', 80, moment(1))).result
  const second = (await set('codeCountdown', 90, moment(2))).result
  expect((await standing('codeCountdown')).coming.map(({ id }) => id)).toEqual([
    first.id,
    second.id,
  ])
  expect(second.changes).toMatchObject([{ before: '80', after: '90' }])
  await at('operator/dropParameter', { id: first.id, reason: 'too early' })
  for (const id of [now.id, first.id])
    expect(await at('operator/dropParameter', { id, reason })).toMatchObject({
      code: 400,
      field: 'id',
    })
  pass(HOUR)
  expect((await inForce()).codeCountdown).toBe(70)
  pass(HOUR)
  expect((await inForce()).codeCountdown).toBe(90)
  const { list } = (await at('operator/parameterHistory', { name: 'codeCountdown' })).result
  expect(list.map(({ value, dropped }) => [value, dropped?.reason])).toEqual([
    [90, undefined],
    [80, 'too early'],
    [70, undefined],
  ])
  expect(list[0]?.changes).toMatchObject([{ before: '70', after: '90' }])
})

test('what was looked at before a version was taken back, or came, is not written over', async () => {
  const { at, set, standing, moment, pass } = await openTreasurer()
  const first = (await set('coinSet', withFee('5'), moment(2))).result
  await set('coinSet', withFee('0.7'), moment(1))
  const saysNow = async (revision: number) =>
    at('operator/setParameter', { name: 'coinSet', value: withFee('6'), revision, reason })
  const looked = (await standing('coinSet')).revision
  await at('operator/dropParameter', { id: first.id, reason: 'too dear' })
  expect(await saysNow(looked)).toMatchObject({ code: 400, field: 'revision' })
  const again = (await standing('coinSet')).revision
  pass(HOUR)
  expect(await saysNow(again)).toMatchObject({ code: 400, field: 'revision' })
  expect((await standing('coinSet')).value).toMatchObject([{ withdraw: { fee: '0.7' } }, {}])
  // What was taken back never comes, and changes nothing when its moment is past.
  const last = (await standing('coinSet')).revision
  pass(HOUR)
  expect(await saysNow(last)).toMatchObject({ code: 200 })
})

test('what comes next is told however much is set for long after it', async () => {
  const { set, standing, moment, db } = await openTreasurer()
  const next = (await set('codeCountdown', 80, moment(25))).result
  await db.inTx(
    (tx) => tx`
      insert into parameter (name, value, effective_at, created_at, actor, reason)
      select 'hashratePerT', '"1"', '2999-01-01'::timestamptz + make_interval(days => i), ${next.createdAt}, 'x', 'x'
      from generate_series(1, 250) i`,
  )
  expect((await standing('codeCountdown')).coming.map(({ id }) => id)).toEqual([next.id])
  expect((await standing('hashratePerT')).coming).toHaveLength(250)
})

test('members are told what changes for them and when, and nothing of the limits of the house', async () => {
  const { at, set, moment, changes } = await openTreasurer()
  await set('serviceEmail', 'other@bitwave.invalid')
  await set('coinSet', withFee('0.5', '5'))
  expect(await changes()).toEqual({ list: [], next: null })
  const fee = (await set('coinSet', withFee('0.6', '4'))).result
  const plans = (await set('hashratePerT', '7', moment(5))).result
  const never = (await set('shares', { ...defaults.shares, staking: '0.1' }, moment(30))).result
  await at('operator/dropParameter', { id: never.id, reason: 'voted down' })
  const first = await changes({ limit: 1 })
  expect(first.list).toEqual([
    {
      id: plans.id,
      name: 'hashratePerT',
      effectiveAt: plans.effectiveAt,
      changes: [{ field: 'hashratePerT', of: null, before: '1000000000000', after: '7' }],
    },
  ])
  const second = await changes({ limit: 1, cursor: first.next })
  expect(second).toEqual({
    list: [
      {
        id: fee.id,
        name: 'coinSet',
        effectiveAt: fee.effectiveAt,
        changes: [{ field: 'coinSet.withdraw.fee', of: 'BTCW', before: '0.5', after: '0.6' }],
      },
    ],
    next: null,
  })
  expect(JSON.stringify([first, second])).not.toContain(reason)
})
