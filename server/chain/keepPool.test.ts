import { expect, test } from 'vitest'
import type { Config } from '#server/config/readConfig.ts'
import { as } from '#server/testing/as.ts'
import { openFarm } from '#server/testing/openFarm.ts'
import { keepPool, readPool } from './keepPool.ts'

const OTHER = `0x${'c3'.repeat(20)}` as const

/** A farm that is no devnet, and what a start of it says that finds other contracts named. */
async function openStarts() {
  const { db, clock, world } = await openFarm()
  const config: Config = { ...world.config, devnetUrl: undefined }
  const start = (named: Partial<Config> = {}) =>
    keepPool({ db, clock, config: { ...config, ...named } })
  return { db, config, start, known: () => db.inTx(readPool) }
}

test('a start that finds nothing written down asks the node, and a pool that it does not have is not written down', async () => {
  const { config, start, known } = await openStarts()
  await expect(start({ pool: OTHER })).rejects.toThrow('BITWAVE_POOL is no pool of BITWAVE_TOKEN')
  expect(await known()).toBeUndefined()
  await start()
  const { pool, token } = config
  expect(await known()).toEqual({ pool: pool.toLowerCase(), token: token.toLowerCase() })
})

test('later starts ask no node, take either case, and refuse what is another contract by its name', async () => {
  const { config, start, known } = await openStarts()
  await start()
  const before = await known()
  const rpcUrl = 'http://127.0.0.1:9'
  await start({ rpcUrl, pool: `0x${config.pool.slice(2).toUpperCase()}` })
  await expect(start({ rpcUrl, pool: OTHER })).rejects.toThrow(`BITWAVE_POOL is ${OTHER}, and`)
  await expect(start({ rpcUrl, token: OTHER })).rejects.toThrow(`BITWAVE_TOKEN is ${OTHER}, and`)
  expect(await known()).toEqual(before)
})

test('of two first starts with other pools the second is refused', async () => {
  const { start, known, config } = await openStarts()
  const starts = [start(), start({ devnetUrl: 'http://127.0.0.1:9', pool: OTHER })]
  const [first, second] = await Promise.allSettled(starts)
  const kept = (await known())?.pool
  expect([config.pool.toLowerCase(), OTHER]).toContain(kept)
  const [refused, taken] = kept === OTHER ? [first, second] : [second, first]
  expect(taken?.status).toBe('fulfilled')
  expect(refused?.status).toBe('rejected')
})

test('what the owner of the database takes back is written down anew', async () => {
  const { db, config, start, known } = await openStarts()
  await start({ devnetUrl: 'http://127.0.0.1:9', pool: OTHER })
  await expect(start()).rejects.toThrow(OTHER)
  await as(db.ownerUrl, (owner) => owner.query('delete from followed_pool'))
  await start()
  expect(await known()).toMatchObject({ pool: config.pool.toLowerCase() })
})
