import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { keepProofs } from '#server/jobs/keepProofs.ts'
import { proofOf } from '#server/proof/proofOf.ts'
import { COIN, openBooks } from '#server/testing/openBooks.ts'
import type { BalanceProof } from '#shared/proof/checkProof.ts'
import { proofText } from '#shared/proof/proofText.ts'

/** The program as it stands on the page. */
const program = /```js\n([\s\S]*?)```/.exec(
  readFileSync(new URL('./proof.md', import.meta.url), 'utf8'),
)?.[1]

test('the program on the page accepts what the app copies, and nothing that was changed', async () => {
  const books = await openBooks()
  onTestFinished(books.close)
  books.clock.follow(new Date('2026-11-21T00:05:00Z'))
  const members = await Promise.all(Array.from({ length: 5 }, () => books.join()))
  for (const [i, member] of members.entries()) await member.has('BTCW', BigInt(i + 1) * COIN)
  while ((await keepProofs(books.world)) > 0);

  const folder = mkdtempSync(join(tmpdir(), 'proof-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'check.mjs')
  writeFileSync(file, program ?? '')
  for (const { id, address } of members) {
    const proof = (await books.db.inTx((tx) => proofOf(tx, id)))?.proof
    if (!proof) throw new Error('there is no proof')
    const run = (it: BalanceProof, root = proof.root, account = address) =>
      spawnSync(process.execPath, [file, root, id, account], {
        input: proofText(it),
        encoding: 'utf8',
      }).stdout
    expect(run(proof)).toMatch(/^OK/)
    const lower = { ...proof, leaf: { ...proof.leaf, BTCW: proof.leaf.BTCW - 1n } }
    expect(run(lower)).toMatch(/^DOES NOT MATCH/)
    expect(run(proof, 'f'.repeat(64))).toMatch(/^DOES NOT MATCH/)
    expect(run(proof, proof.root, `0x${'1'.repeat(40)}`)).toMatch(/^DOES NOT MATCH/)
    for (const it of twoReadings(proof)) expect(run(it)).toMatch(/^DOES NOT MATCH/)
  }
})

/** The same text is hashed with one thing drawn into another: only its form tells that it is no proof. */
function twoReadings({ leaf, count, ...proof }: BalanceProof): BalanceProof[] {
  const moved = { ...proof, leaf, count, day: `${proof.day}\n${proof.at}` }
  return [
    { ...proof, leaf, count: String(count) as never },
    { ...moved, at: String(count), count: '' as never },
    { ...proof, count, leaf: { ...leaf, salt: `${leaf.salt}\n` } },
  ]
}
