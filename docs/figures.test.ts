import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { FigureFacts } from '#shared/figures/FigureFacts.ts'
import { figures } from '#shared/figures/index.ts'
import { figuresDoc } from '#tools/figures/figuresDoc.ts'

/** The titles of all screens. */
const titles = [...readFileSync('e2e/places.ts', 'utf8').matchAll(/ en: '([^']+)'/g)].map(
  ([, en]) => en,
)

const all = Object.entries<FigureFacts>(figures)

test('the page of the figures is what the app says of them: node tools/figures.ts', () => {
  const page = readFileSync('docs/figures.md', 'utf8')
  expect(figuresDoc(page)).toBe(page)
})

test.each(all)('%s stands on screens that there are', (_, { on }) => {
  expect(on.filter((title) => !titles.includes(title))).toEqual([])
  expect(on).not.toEqual([])
})

test.each(all)('%s is reckoned in its sum from inputs that it has', (_, { sum, inputs }) => {
  const used = [...(sum ?? '').matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  expect(used.filter((name) => !inputs || !Object.hasOwn(inputs, name ?? ''))).toEqual([])
})

test.each(all.filter(([, { kind }]) => kind === 'booked'))(
  '%s is an amount of the books: what is counted in T is not booked',
  (_, { formula }) => {
    expect(formula.en).not.toMatch(/\bT (of|that|a coin)\b/)
  },
)
