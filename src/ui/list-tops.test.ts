import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listTop, noteListTop } from './list-tops.ts'

const open = (hash: string) => vi.stubGlobal('location', { hash })

beforeEach(() => vi.unstubAllGlobals())
afterEach(() => vi.unstubAllGlobals())

test('a list that was not seen yet may begin at the very top', () => {
  open('#/pages/a/index')
  expect(listTop()).toBe(0)
})

test('each screen has its own, however it is narrowed', () => {
  open('#/pages/b/index?type=fee')
  noteListTop(152)
  open('#/pages/b/index')
  expect(listTop()).toBe(152)
  open('#/pages/c/index')
  expect(listTop()).toBe(0)
})

test('what stood above it may be gone the next time: the highest place counts', () => {
  open('#/pages/d/index')
  noteListTop(300)
  noteListTop(152)
  noteListTop(210)
  expect(listTop()).toBe(152)
  noteListTop(-40)
  expect(listTop()).toBe(0)
})
