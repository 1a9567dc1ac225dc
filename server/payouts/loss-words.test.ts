import { expect, test } from 'vitest'
import { ownDatabase } from '#server/testing/testDatabase.ts'
import { type Saying, sayLoss, waitingWords } from './loss-words.ts'

const word = {
  what: 'good',
  coin: 'BTCW',
  amount: 5n,
  lost: 5n,
  stop: null,
  source: 'fees',
} as const
const reason = 'the house bears it'
const now = new Date('2026-11-21T12:00:00Z')

test('who is new at the desk says neither the first nor the second word about a loss', async () => {
  const db = await ownDatabase()
  const say = (by: string, newcomer: boolean) => {
    const saying: Saying = { by, newcomer, reason, now }
    return db.inTx((tx) => sayLoss(tx, word, saying))
  }
  await expect(say('member 7', true)).rejects.toMatchObject({ because: 'newAtDesk' })
  expect(await db.inTx(waitingWords)).toEqual([])
  expect(await say('member 8', false)).toBeUndefined()
  await expect(say('member 7', true)).rejects.toMatchObject({ because: 'newAtDesk' })
  expect(await say('member 9', false)).toMatch(/^\d+$/)
})
