import { expect, onTestFinished, test } from 'vitest'
import { publishByService } from '#server/content/publishNotice.ts'
import { available, treasury } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { openBooks } from '#server/testing/openBooks.ts'
import { checkProof } from '#shared/proof/checkProof.ts'
import { beginProof, freezeBooks } from './beginProof.ts'
import { growProof } from './growProof.ts'
import { keepSeen } from './keepSeen.ts'
import { proofOf } from './proofOf.ts'
import { publishProof } from './publishProof.ts'
import { sha256 } from './tree.ts'

const DAY = '2026-11-21'
const AT = '2026-11-21T00:05:00.000Z'

test.each([1, 2, 16, 17, 33, 257])(
  'the service’s own tree of %i members, cut off after each step, gives proofs that hold',
  async (count) => {
    const books = await openBooks()
    onTestFinished(books.close)
    const { db } = books
    const all: { id: string; account: string; owed: bigint }[] = []
    await db.inTx(async (tx) => {
      const rows = await tx<{ id: string; account: string }>`
        insert into member (account, nickname, email, invite_code, inviter_id, created_at)
        select '0x' || lpad(to_hex(i), 40, '0'), 'n', i || '@bitwave.invalid', 'code' || i,
          (select id from member where inviter_id is null), ${AT}
        from generate_series(1, ${count}::int) i returning id, account_key as account`
      for (const { id, account } of rows) all.push({ id, account, owed: BigInt(id) * 7n })
    })
    for (let i = 0; i < count; i += 50) {
      const legs = all.slice(i, i + 50)
      await db.inTx((tx) =>
        post(tx, {
          key: `give ${i}`,
          kind: 'test',
          now: new Date(AT),
          moves: legs.map(({ id, owed }) => ({
            from: treasury,
            to: available(id),
            coin: 'BTCW' as const,
            amount: owed,
          })),
        }),
      )
    }
    const total = all.reduce((added, { owed }) => added + owed, 0n)
    const given = {
      day: DAY,
      now: new Date(AT),
      seed: sha256('seed'),
      block: 0,
      hash: null,
      goingOut: [],
    }
    const begin = (owed: bigint) =>
      db.inTx(async (tx) => {
        await freezeBooks(tx)
        return beginProof(tx, { ...given, owed: { BTCW: owed, BTCWT: 0n } })
      })
    await expect(begin(total - 1n)).rejects.toThrow('not what the house owes')
    expect(await begin(total)).toBe(true)
    // Each step is done, lost before it is kept, and done again.
    for (let going = true; going; ) {
      const lost = db.inTx(async (tx) => {
        await growProof(tx, 3)
        throw new Error('killed')
      })
      await expect(lost).rejects.toThrow('killed')
      going = await db.inTx((tx) => growProof(tx, 3))
    }
    await db.inTx((tx) => keepSeen(tx, DAY, { seen: null, now: new Date(AT) }))
    await db.inTx((tx) => publishProof(tx, new Date(AT), publishByService))
    for (const { id, account, owed } of all) {
      const own = await db.inTx((tx) => proofOf(tx, id))
      if (!own?.proof) throw new Error(`${id} has no proof`)
      const { proof } = own
      expect(proof.totals).toEqual({ BTCW: total, BTCWT: 0n })
      expect(proof.leaf.BTCW).toBe(owed)
      expect(await checkProof(proof, { uid: id, account, root: proof.root }, sha256)).toBeNull()
    }
  },
)
