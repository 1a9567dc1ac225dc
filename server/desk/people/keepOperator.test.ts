import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Tx } from '#server/db/Tx.ts'
import { freeze } from '#server/members/freeze.ts'
import { setRoles } from '#server/members/holders.ts'
import { type Enrolled, enrol } from '#server/testing/enrol.ts'
import { ownService } from '#server/testing/openService.ts'
import type { DeskPath } from '#shared/desk/index.ts'

/** A farm with two operators and nobody else at its desk. */
async function opened() {
  const service = await ownService()
  const [ann, bob] = await Promise.all([
    enrol(service, { roles: ['operator'] }),
    enrol(service, { roles: ['operator'] }),
  ])
  const ask = (path: DeskPath, { token }: Enrolled, body: object) =>
    service.call(path, body, { token, headers: { 'idempotency-key': randomUUID() } })
  const stops = (by: Enrolled, whom: Enrolled) =>
    ask('operator/freeze', by, { memberId: whom.id, reason: 'does not trust the other' })
  const isIn = async ({ token }: Enrolled) =>
    (await service.call('operator/me', {}, { token })).code === 200
  return { ...service, ann, bob, ask, stops, isIn }
}

test('an operator who is frozen does not count as the one who stays', async () => {
  const { db, clock, ann, bob, ask } = await opened()
  await db.inTx((tx) => freeze(tx, { member: bob.id, reason: 'is away', now: clock.now() }))
  const leaving = { memberId: ann.id, role: 'operator', on: false, reason: 'tired of it' }
  expect(await ask('operator/setRole', ann, leaving)).toMatchObject({ code: 400, field: 'role' })
  const back = { memberId: bob.id, reason: 'is back again' }
  expect(await ask('operator/unfreeze', ann, back)).toMatchObject({ code: 200 })
  expect(await ask('operator/setRole', ann, leaving)).toMatchObject({ code: 200 })
})

test('two operators who freeze each other in the same instant leave one of them', async () => {
  const { db, ann, bob, stops, isIn } = await opened()
  const said = await Promise.all([stops(ann, bob), stops(bob, ann)])
  expect(said.filter(({ code }) => code === 200)).toHaveLength(1)
  expect([await isIn(ann), await isIn(bob)].filter(Boolean)).toHaveLength(1)
  expect(await db.inTx((tx) => tx`select 1 from operator_act where act = 'freeze'`)).toHaveLength(1)
})

test('one who is shut out while an act is under way does not do it, though others would be left', async () => {
  const service = await opened()
  const { db, clock, ann, bob, stops, ask } = service
  await enrol(service, { roles: ['operator'] })
  const asked = await meanwhile(
    db,
    () => stops(bob, ann),
    (tx) => freeze(tx, { member: bob.id, reason: 'gone', now: clock.now() }),
  )
  expect(asked).toMatchObject({ code: 401 })
  const puppet = await enrol(service)
  const giving = { memberId: puppet.id, role: 'operator', on: true, reason: 'mine' }
  const given = await meanwhile(
    db,
    () => ask('operator/setRole', ann, giving),
    (tx) => setRoles(tx, ann.id, []),
  )
  expect(given).toMatchObject({ code: 403 })
  expect(await db.inTx((tx) => tx`select 1 from operator_act`)).toEqual([])
})

test('nor does any other act go on for one whose role is taken meanwhile', async () => {
  const service = await opened()
  const { db, ask } = service
  const editor = await enrol(service, { roles: ['editor'] })
  const texts = {
    title: { en: 'News', zh: '消息' },
    body: { en: 'Text', zh: '內文' },
    pinned: false,
  }
  const written = await meanwhile(
    db,
    () => ask('operator/saveNotice', editor, texts),
    (tx) => setRoles(tx, editor.id, ['auditor']),
  )
  expect(written).toMatchObject({ code: 403 })
  expect(await db.inTx((tx) => tx`select 1 from operator_act`)).toEqual([])
})

type Db = Awaited<ReturnType<typeof opened>>['db']

/** What an act comes to that is under way, and waits for others of its kind, while something else happens. */
async function meanwhile<T>(db: Db, act: () => Promise<T>, happens: (tx: Tx) => Promise<unknown>) {
  let go = () => {}
  const held = new Promise<void>((done) => {
    go = done
  })
  let taken = () => {}
  const isHeld = new Promise<void>((done) => {
    taken = done
  })
  const holding = db.inTx(async (tx) => {
    await tx`select pg_advisory_xact_lock(5208016)`
    taken()
    await held
    await happens(tx)
  })
  await isHeld
  const asked = act()
  await waiting(db)
  go()
  await holding
  return asked
}

/** Until somebody waits for the lock that is held. */
async function waiting(db: Db): Promise<void> {
  await expect
    .poll(() =>
      db.inTx(
        (tx) => tx`
          select 1 from pg_locks where locktype = 'advisory' and objid = 5208016 and not granted
            and database = (select oid from pg_database where datname = current_database())`,
      ),
    )
    .toHaveLength(1)
}
