import { expect, test } from 'vitest'
import { type Health, signsOf, worstFirst, worstOf } from './signsOf.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const at = '2026-11-21T11:00:00Z'

const STOP = {
  what: 'pool',
  coin: 'BTCW',
  missing: 3n,
  hash: null,
  block: 7,
  words: 'the pool misses 3 BTCW',
  since: '2026-11-22T00:00:00.000Z',
} as const

const well: Health = {
  node: { head: 100, at, stands: false },
  follower: { head: 100, at, settled: 97, syncedAt: at, halted: null },
  behind: { blocks: 0, seconds: 0 },
  payouts: {
    stopped: null,
    payer: { address: '0x1', mayPay: true },
    requested: 4,
    going: 2,
    waiting: 0,
    wallets: 0,
  },
  pushes: { waiting: 3, retried: 0 },
  arrivals: 2,
  money: { unclaimed: 1, grants: 1, funding: 1 },
  days: { due: 0, oldest: null },
  mail: { today: 0, last: { at: '2026-11-01T00:00:00Z', why: 'refused' } },
  backup: { at, actor: 'ann', file: 'a.backup', rows: 12 },
  audit: { at, actor: 'ann', findings: 0 },
  service: { version: '1.0.0', seconds: 60 },
  databaseBytes: 1_000_000,
}

const worst = (health: Health) => worstOf(Object.values(signsOf(health, now)))

test('a farm with work to do and nothing wrong is well', () => {
  expect(worst(well)).toBe('good')
})

test.each([
  ['node', 'wrong', { node: null }],
  ['node', 'look', { node: { head: 100, at, stands: true } }],
  ['follower', 'look', { behind: null }],
  ['follower', 'look', { behind: { blocks: 9, seconds: 121 } }],
  ['follower', 'wrong', { behind: { blocks: 90, seconds: 901 } }],
  ['follower', 'wrong', { follower: { ...well.follower, halted: 'another chain' } }],
  ['payouts', 'wrong', { payouts: { ...well.payouts, stopped: STOP } }],
  ['payouts', 'wrong', { payouts: { ...well.payouts, payer: { address: '0x1', mayPay: false } } }],
  ['payouts', 'good', { payouts: { ...well.payouts, payer: { address: '0x1', mayPay: null } } }],
  ['payouts', 'look', { payouts: { ...well.payouts, payer: null } }],
  ['payouts', 'look', { payouts: { ...well.payouts, waiting: 1 } }],
  ['payouts', 'look', { payouts: { ...well.payouts, wallets: 1 } }],
  ['days', 'look', { days: { due: 1, oldest: '2026-11-20' } }],
  ['days', 'wrong', { days: { due: 2, oldest: '2026-11-19' } }],
  ['pushes', 'look', { pushes: { waiting: 3, retried: 1 } }],
  ['mail', 'look', { mail: { today: 1, last: { at, why: 'refused' } } }],
  ['backup', 'wrong', { backup: null }],
  ['backup', 'look', { backup: { ...well.backup, at: '2026-11-20T09:00:00Z' } as never }],
  ['backup', 'wrong', { backup: { ...well.backup, at: '2026-11-17T09:00:00Z' } as never }],
  ['audit', 'look', { audit: null }],
  ['audit', 'wrong', { audit: { at, actor: 'ann', findings: 1 } }],
] as const)('%s says %s for %o', (sign, level, change) => {
  const health: Health = { ...well, ...change }
  expect(signsOf(health, now)).toEqual({ ...signsOf(well, now), [sign]: level })
})

test('what is wrong comes first, then what wants to be looked at; the rest stays in its order', () => {
  const levels = { a: 'good', b: 'look', c: 'wrong', d: 'good', e: 'wrong' } as const
  const names = ['a', 'b', 'c', 'd', 'e'] as const
  expect(worstFirst(names, (it) => levels[it]).join('')).toBe('cebad')
})
