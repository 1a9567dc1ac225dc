import fc from 'fast-check'
import { encodeAbiParameters, encodeEventTopics, type Hex, pad } from 'viem'
import { expect, test } from 'vitest'
import { poolAbi, tokenAbi } from '#shared/chain.ts'
import { arrivalsIn } from './arrivalsIn.ts'
import type { Log } from './wire.ts'

const POOL = `0x${'a1'.repeat(20)}` as const
const TOKEN = `0x${'b2'.repeat(20)}` as const
const people = ['c3', 'd4', 'e5'].map((pair) => `0x${pair.repeat(20)}` as const)
const address = fc.constantFrom<Hex>(POOL, TOKEN, ...people)
const amount = fc.oneof(fc.constant(0n), fc.bigInt(1n, 2n ** 256n - 1n))

const at = { order: pad('0x7'), blockHash: pad('0x1') }
const logOf = (emitter: Hex, topics: readonly unknown[], value: bigint) => ({
  address: emitter,
  topics: topics as Hex[],
  data: encodeAbiParameters([{ type: 'uint256' }], [value]),
})
const events = {
  Received: (it: Event) =>
    encodeEventTopics({ abi: poolAbi, eventName: 'Received', args: { from: it.from } }),
  Pledged: (it: Event) =>
    encodeEventTopics({
      abi: poolAbi,
      eventName: 'Pledged',
      args: { order: at.order, from: it.from },
    }),
  Paid: (it: Event) =>
    encodeEventTopics({ abi: poolAbi, eventName: 'Paid', args: { id: at.order, to: it.to } }),
  Transfer: (it: Event) =>
    encodeEventTopics({ abi: tokenAbi, eventName: 'Transfer', args: { from: it.from, to: it.to } }),
  Approval: (it: Event) =>
    encodeEventTopics({
      abi: tokenAbi,
      eventName: 'Approval',
      args: { owner: it.from, spender: it.to },
    }),
}
type Event = { name: keyof typeof events; emitter: Hex; from: Hex; to: Hex; value: bigint }
const names = Object.keys(events) as (keyof typeof events)[]
const anyEvent: fc.Arbitrary<Event> = fc.record({
  name: fc.constantFrom(...names),
  emitter: address,
  from: address,
  to: address,
  value: amount,
})

const asLogs = (list: readonly Event[]): Log[] =>
  list.map((it, logIndex) => ({
    ...logOf(it.emitter, events[it.name](it), it.value),
    blockNumber: 1,
    blockHash: at.blockHash,
    transactionHash: pad('0x9'),
    logIndex,
  }))

/** What the rule says, in other words than the code. */
const isMoney = ({ name, emitter, from, to, value }: Event) =>
  value > 0n &&
  (((name === 'Received' || name === 'Pledged') && emitter === POOL) ||
    (name === 'Transfer' && emitter === TOKEN && to === POOL && from !== POOL))

test('whatever anybody emits, only the pool’s events and the token’s transfers to it are money', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { minLength: 1, maxLength: 40 }), (list) => {
      const found = arrivalsIn(asLogs(list), { pool: POOL, token: TOKEN })
      const due = list.flatMap((it, logIndex) => (isMoney(it) ? [{ logIndex, ...it }] : []))
      expect(found.map(({ logIndex, sender, amount: got }) => [logIndex, sender, got])).toEqual(
        due.map(({ logIndex, from, value }) => [logIndex, from, value]),
      )
      expect(found.map(({ coin }) => coin)).toEqual(
        due.map(({ name }) => (name === 'Transfer' ? 'BTCWT' : 'BTCW')),
      )
    }),
    { numRuns: 1_000 },
  )
})

test('a log that the node itself calls removed is nothing', () => {
  const [log] = asLogs([
    { name: 'Received', emitter: POOL, from: people[0] ?? POOL, to: POOL, value: 1n },
  ])
  const removed = [{ ...log, removed: true }] as Log[]
  expect(arrivalsIn(removed, { pool: POOL, token: TOKEN })).toEqual([])
})
