import { createHash } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { open as openDatabase } from '#server/db/open.ts'
import type { Tx } from '#server/db/Tx.ts'
import { as } from '#server/testing/as.ts'
import { type Books, COIN, type Member, openBooks } from '#server/testing/openBooks.ts'
import type { Incoming } from './arrivalsIn.ts'
import type { Header } from './openChain.ts'
import { readState } from './readState.ts'
import type { Window } from './readWindow.ts'
import { settle } from './settle.ts'

const hashOf = (what: string) => `0x${createHash('sha256').update(what).digest('hex')}` as const
const headerOf = (number: number, fork: string, at: Date): Header => ({
  number,
  hash: hashOf(`${fork}${number}`),
  parent: hashOf(`${fork}${number - 1}`),
  at,
})

type Paid = Pick<Incoming, 'sender' | 'amount'>

/** Who pays in block 1, and what the chain looks like: how long it is, up to where it is settled, which fork. */
type Shown = { paid: readonly Paid[]; to: number; deep: number; fork?: string }

function windowOf({ paid, to, deep, fork = 'a' }: Shown, at: Date): Window {
  const blocks = Array.from({ length: to }, (_, place) => headerOf(place + 1, fork, at))
  const incoming = paid.map((one, logIndex): Incoming => {
    const [txHash, blockHash] = [hashOf(`${one.sender}${logIndex}`), hashOf(`${fork}1`)]
    return { ...one, txHash, logIndex, block: 1, blockHash, coin: 'BTCW', orderRef: null }
  })
  const headers = new Map(blocks.map((it) => [it.number, it]))
  return { from: 1, to, head: headerOf(to, fork, at), deep, headers, incoming }
}

/** One step of the follower. Answers how many statements it took, and how many payments it credited. */
async function stepTo(books: Books, shown: Shown) {
  const now = books.clock.now()
  const window = windowOf(shown, now)
  const identity = { chainId: 21_000, blockOne: hashOf('a1'), head: window.head }
  return books.db.inTx(async (tx) => {
    const state = await readState(tx, { startBlock: 0, now })
    let statements = 0
    const counting: Tx = (text, ...values) => {
      statements += 1
      return tx(text, ...values)
    }
    const settled = await settle(counting, { state, identity, window, lookedAt: now, now })
    return { statements, credited: settled?.credited }
  })
}

const open = (who: Member) =>
  who.call('product/bTCWPledgeBefter', { coin: 'BTCW', amount: '10', planId: 'd30' })

/** What two members pay, one of them for an order, among so many payments of strangers. */
async function amongDust(books: Books, strangers: number): Promise<Paid[]> {
  const [ann, bob] = [await books.join(), await books.join()]
  await open(ann)
  const dust = Array.from({ length: strangers }, (_, place) => ({
    sender: hashOf(`stranger ${place}`).slice(0, 42),
    amount: 1n,
  }))
  const half = Math.floor(strangers / 2)
  return [
    ...dust.slice(0, half),
    { sender: ann.address, amount: 10n * COIN },
    { sender: bob.address, amount: 2n * COIN },
    ...dust.slice(half),
  ]
}

/** One look after the other, by name; in some of them the payments are not there. */
const LOOKS: [name: string, shown: Omit<Shown, 'paid'>, there?: boolean][] = [
  ['seen', { to: 1, deep: 0 }],
  ['seen once more', { to: 2, deep: 0 }],
  ['in another block', { to: 2, deep: 0, fork: 'b' }],
  ['gone', { to: 2, deep: 0, fork: 'c' }, false],
  ['come again', { to: 2, deep: 0, fork: 'd' }],
  ['credited', { to: 3, deep: 1, fork: 'd' }],
]

async function statementsWith(strangers: number) {
  const books = await openBooks()
  onTestFinished(() => books.close())
  const paid = await amongDust(books, strangers)
  const taken: [name: string, statements: number][] = []
  let credited: number | undefined
  for (const [name, shown, there = true] of LOOKS) {
    const step = await stepTo(books, { ...shown, paid: there ? paid : [] })
    taken.push([name, step.statements])
    credited = step.credited
  }
  expect(credited).toBe(strangers + 2)
  return taken
}

test('however many strangers pay the pool, a step of the follower takes as many statements', async () => {
  expect(await statementsWith(200)).toEqual(await statementsWith(6))
})

test('nor does it take more where one member pays often what fits no order', async () => {
  const taken = async (times: number) => {
    const books = await openBooks()
    onTestFinished(() => books.close())
    const ann = await books.join()
    await open(ann)
    const paid = Array.from({ length: times }, () => ({ sender: ann.address, amount: 1n }))
    const [seen, credited] = [
      { to: 1, deep: 0 },
      { to: 3, deep: 1 },
    ]
    const counts = [
      await stepTo(books, { ...seen, paid }),
      await stepTo(books, { ...credited, paid }),
    ]
    return counts.map(({ statements }) => statements)
  }
  expect(await taken(300)).toEqual(await taken(3))
})

/** Each payment that is credited takes ten milliseconds, as on a disk that is busy. */
const SLOW = `
  create function slow() returns trigger language plpgsql as $$ begin perform pg_sleep(0.01); return new; end $$;
  create trigger slow before update on arrival for each row execute function slow()`

test('a block of more payments than are booked in the time of one statement is credited all the same', async () => {
  const books = await openBooks()
  onTestFinished(() => books.close())
  await as(books.db.ownerUrl, (client) => client.query(SLOW))
  const timeout = encodeURIComponent('-c statement_timeout=300')
  const db = openDatabase(`${books.db.appUrl}&options=${timeout}`)
  onTestFinished(() => db.close())
  const hurried = { ...books, db: { ...books.db, ...db } }
  const paid = await amongDust(books, 60)
  await stepTo(hurried, { paid, to: 1, deep: 0 })
  expect(await stepTo(hurried, { paid, to: 3, deep: 1 })).toMatchObject({ credited: 62 })
})
