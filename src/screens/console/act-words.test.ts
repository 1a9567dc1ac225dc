import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { actWords } from './act-words.ts'

test('what the command alone does has words in the log too, and can be looked for there', () => {
  const acts = globSync('server/operator/acts/*.ts')
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\{ act: '([^']+)'/g)])
    .map(([, name = '']) => name)
  expect(acts).toContain('backup')
  expect(acts.filter((name) => !(name in actWords))).toEqual([])
})
