import { expect, test } from 'vitest'
import { changesOf, isChange } from './changesOf.ts'

test('what was not there before, and what is not there now, is nothing', () => {
  expect(changesOf(null, { on: true })).toEqual([{ name: 'on', before: null, after: 'true' }])
  expect(changesOf({ on: false }, null)).toEqual([{ name: 'on', before: 'false', after: null }])
  expect(changesOf(null, null)).toEqual([])
})

test('a list of roles is one value', () => {
  expect(changesOf({ roles: ['editor'] }, { roles: ['operator', 'editor'] })).toEqual([
    { name: 'roles', before: 'editor', after: 'operator, editor' },
  ])
  expect(changesOf({ roles: ['editor'] }, { roles: [] })).toEqual([
    { name: 'roles', before: 'editor', after: '' },
  ])
})

test('what lies deeper is named by the way to it', () => {
  expect(changesOf({ a: { b: [{ c: 1 }] } }, { a: { b: [{ c: 2 }] } })).toEqual([
    { name: 'a.b.0.c', before: '1', after: '2' },
  ])
})

test('what stayed is told from what changed', () => {
  const changes = changesOf({ step: 'review', revision: 3 }, { step: 'approved', revision: 3 })
  expect(changes.filter(isChange).map(({ name }) => name)).toEqual(['step'])
  expect(changes).toHaveLength(2)
})

test('a bare value has no name', () => {
  expect(changesOf('a', 'b')).toEqual([{ name: '', before: 'a', after: 'b' }])
})
