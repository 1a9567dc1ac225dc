import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const said = globSync('src/**/*.css').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/text-decoration:([^;}]+)/g)].map(([, line = '']) => ({
    file,
    line: line.trim(),
  })),
)

// Safari draws none of it where style, colour or thickness stand in the same declaration (decision 125).
test('a line under words is said alone', () => {
  expect(said.length).toBeGreaterThan(10)
  expect(said.filter(({ line }) => !/^(none|underline|line-through)$/.test(line))).toEqual([])
})
