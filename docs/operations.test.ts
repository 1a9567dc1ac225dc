import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { payGauges } from '#server/payouts/payWithdrawals.ts'
import { pushGauges } from '#server/push/sendPushes.ts'
import { CONFIG } from '#server/testing/openBooks.ts'

const page = readFileSync('docs/operations.md', 'utf8')
const alarms = page.split('\n## ').find((part) => part.startsWith('Alarms')) ?? ''

const source = globSync('server/**/*.ts')
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

test('every figure that the page watches is one that the service tells', () => {
  const named = [...new Set(page.match(/\bbitwave_(?!app|owner)[a-z_]+/g))]
  expect(named.length).toBeGreaterThan(10)
  const told = (name: string) =>
    source.includes(name) || new RegExp(`\\b${name.replace('bitwave_', '')}:`).test(source)
  expect(named.filter((name) => !told(name))).toEqual([])
})

test('whatever tells that payments or pushes have come to a stop is among the alarms', () => {
  const world = { config: CONFIG }
  const { pushes_sent: _, ...pushes } = pushGauges(world)
  const gauges = Object.keys({ ...payGauges(world), ...pushes })
  expect(gauges.filter((name) => !alarms.includes(`${name.replace(/^pushes/, '')}\``))).toEqual([])
})
