import { expect, test } from 'vitest'
import { weigh } from './weigh.ts'

const imports = (hashes: readonly string[]) =>
  hashes.map((hash, at) => `import{a as b${at}}from"./screen-${at}-${hash}.js";`).join('')

test('the same code weighs the same, whatever hashes its files have', () => {
  const some = imports(['B__42Oeo', 'Dq97qXrC', '65kRGt-b', 'Bm9rkHi3'])
  const others = imports(['aaaaaaaa', 'aaaaaaaa', 'aaaaaaaa', 'aaaaaaaa'])
  expect(weigh(some)).toBe(weigh(others))
})

test('a file more weighs more, hash and all', () => {
  const hashes = ['B__42Oeo', 'Dq97qXrC', '65kRGt-b', 'Bm9rkHi3']
  expect(weigh(imports(hashes)) - weigh(imports(hashes.slice(1)))).toBeGreaterThan(8 / 1024)
})
