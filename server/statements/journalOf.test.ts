import { expect, test } from 'vitest'
import { fees, gas, treasury } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { ownDatabase } from '#server/testing/testDatabase.ts'
import { journalOf } from './journalOf.ts'

const now = new Date('2026-11-21T12:00:00Z')
const [block, hash, id] = [`0x${'b'.repeat(64)}`, `0x${'c'.repeat(64)}`, `0x${'d'.repeat(64)}`]

test('gas that was found on a wallet is caused by no transaction: its key names a block', async () => {
  const db = await ownDatabase()
  const caused = (kind: string, key: string, meta: object) =>
    db.inTx(async (tx) => {
      const to = kind === 'gas funding' ? fees : treasury
      const moves = [{ from: gas, to, coin: 'BTCW', amount: 5n }] as const
      const journal = await post(tx, { key, kind, now, moves, meta: { ...meta }, force: true })
      return (await journalOf(tx, journal))?.cause
    })
  const found = await caused('gas funding', `gas:${block}`, { block: 7 })
  expect(found).toEqual({ what: 'other', ref: `gas:${block}` })
  expect(await caused('gas top-up', `top-up:${hash}:${id}`, { block: 8, hash })).toEqual({
    what: 'transaction',
    ref: hash,
  })
  expect(await caused('payout gas', `gas:${hash}`, { hash })).toEqual({
    what: 'transaction',
    ref: hash,
  })
})
