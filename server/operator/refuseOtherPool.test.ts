import { expect, test } from 'vitest'
import { keepPool } from '#server/chain/keepPool.ts'
import { operate } from '#server/payouts/testing/openPayer.ts'
import { as } from '#server/testing/as.ts'
import { openFarm } from '#server/testing/openFarm.ts'

const OTHER = `0x${'c3'.repeat(20)}` as const

test('a shell that names another pool than the farm’s is told so, and nothing is asked of that one', async () => {
  const { db, clock, world } = await openFarm()
  const { config } = world
  const show = (named: { pool?: `0x${string}`; token?: `0x${string}` } = {}) =>
    operate({ world: { ...world, config: { ...config, ...named } } }, db.appUrl, ['payout', 'show'])
  const told = /BITWAVE_(POOL|TOKEN) is 0x/
  expect(await show({ pool: OTHER })).not.toMatch(told)
  await keepPool({ db, clock, config })
  expect(await show()).not.toMatch(told)
  expect(await show({ pool: OTHER })).toMatch(`BITWAVE_POOL is ${OTHER}, and this database was`)
  expect(await show({ token: OTHER })).toMatch(`BITWAVE_TOKEN is ${OTHER}, and this database was`)
  // One that is not migrated yet is copied before it is.
  await as(db.ownerUrl, (owner) => owner.query('drop table followed_pool'))
  expect(await show({ pool: OTHER })).not.toMatch(told)
})
