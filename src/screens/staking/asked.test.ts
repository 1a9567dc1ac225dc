import { expect, test, vi } from 'vitest'
import { askedAfter, firstAfter, keepAsked } from './asked.ts'

const kept = new Map<string, string>()
let full = false
class Storage {
  getItem = (key: string) => kept.get(key) ?? null
  setItem = (key: string, value: string) => {
    if (full) throw new DOMException('It is full', 'QuotaExceededError')
    kept.set(key, value)
  }
}
vi.stubGlobal('Storage', Storage)
vi.stubGlobal('localStorage', new Storage())

test('the block after which an order may have been paid is kept, the last one for each order', () => {
  keepAsked({ no: '12', block: 7 })
  keepAsked({ no: '13', block: 8 })
  keepAsked({ no: '12', block: 9 })
  expect(['12', '13', '14'].map(askedAfter)).toEqual([9, 8, undefined])
})

test('a device without room for it says so, and not that the wallet did something', () => {
  full = true
  expect(() => keepAsked({ no: '15', block: 7 })).toThrow(
    expect.objectContaining({ problem: 'notKept' }),
  )
})

test('so does one that keeps it only until the page goes, which it does while a wallet app is open', () => {
  full = false
  vi.stubGlobal('localStorage', { ...localStorage })
  expect(() => keepAsked({ no: '16', block: 7 })).toThrow(
    expect.objectContaining({ problem: 'notKept' }),
  )
})

test.each([
  ['was opened some blocks ago', 7, 9, 7],
  ['was opened a moment ago, of which the node knows nothing yet', 7, 6, 6],
  ['is of a release that does not say when it was opened', undefined, 9, 9],
] as const)('the first look for a payment of an order that %s', (_, opened, newest, block) => {
  expect(firstAfter(opened, newest)).toBe(block)
})
