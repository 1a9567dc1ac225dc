import { expect, test } from 'vitest'
import type { Tx } from '#server/db/Tx.ts'
import { seedMembers } from '#server/testing/seed.ts'
import { ownDatabase } from '#server/testing/testDatabase.ts'
import { foldJoined } from './foldJoined.ts'

const FIRST = 1_000
const DEEP = 400
const MANY = 200

/** Tells of each look at who invited somebody. */
function watched(tx: Tx, look: () => void): Tx {
  return async <Row>(text: TemplateStringsArray, ...values: readonly unknown[]) => {
    const rows = await tx<Row & object>(text, ...values)
    return rows.map(
      (row) =>
        new Proxy(row, {
          get: (of, name) => {
            if (name === 'inviter') look()
            return Reflect.get(of, name)
          },
        }),
    )
  }
}

test('who joined on many levels of one team is counted above them in one climb', async () => {
  const db = await ownDatabase()
  await db.inTx(async (tx) => {
    await seedMembers(
      tx,
      Array.from({ length: DEEP }, (_, i) => ({
        id: FIRST + i,
        inviter: i === 0 ? null : FIRST + i - 1,
      })),
    )
    // Those seeded are told of no more: others have joined.
    await tx`delete from member_joined`
    await tx`
      insert into member_joined (inviter_id) select id from member order by id desc limit ${MANY}`
  })
  let looks = 0
  const inTx: typeof db.inTx = (work) => db.inTx((tx) => work(watched(tx, () => (looks += 1))))
  expect(await foldJoined({ db: { ...db, inTx } })).toBe(MANY)
  expect(looks).toBeLessThan(10 * DEEP)

  const teams = await db.inTx((tx) => tx<{ team: number }>`select team from member order by id`)
  expect(teams.map(({ team }) => team)).toEqual(
    Array.from({ length: DEEP }, (_, i) => Math.min(MANY, DEEP - i)),
  )
})
