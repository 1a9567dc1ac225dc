import { expect, test } from 'vitest'
import { inReach } from './inReach.ts'
import { MOST, STRETCH } from './stretches.ts'

/** A node that shows as many payments as it is told to, of no more blocks at once than it likes. */
function openNode({ most = STRETCH, payments = 0 }) {
  const node = { most, payments }
  const asked: number[] = []
  const read = inReach(async (from, to) => {
    const blocks = to - from + 1
    asked.push(blocks)
    if (blocks > node.most) throw new Error('too many')
    return { payments: Array.from({ length: node.payments }) }
  })
  return { node, read, asked: () => asked.splice(0) }
}

test('what cannot be read at once is read in parts, and at once again when it can be', async () => {
  const { node, read, asked } = openNode({ most: 500 })
  expect(await read(1, 9_000)).toMatchObject({ to: 500 })
  expect(asked()).toEqual([2_000, 1_000, 500])
  node.most = STRETCH
  expect(await read(501, 9_000)).toMatchObject({ to: 1_500 })
  expect(await read(1_501, 9_000)).toMatchObject({ to: 3_500 })
  expect(await read(3_501, 9_000)).toMatchObject({ to: 5_500 })
  expect(asked()).toEqual([1_000, 2_000, 2_000])
})

test('of blocks full of payments fewer are read at once, though a node would show more', async () => {
  const { node, read, asked } = openNode({ payments: MOST + 1 })
  for (const from of [1, 2_001, 3_001]) await read(from, 9_000)
  expect(asked()).toEqual([2_000, 1_000, 500])
  node.payments = MOST
  for (const from of [3_501, 3_751]) await read(from, 9_000)
  expect(asked()).toEqual([250, 250])
})

test('a block that cannot be read is told, and asked for alone the next time', async () => {
  const { node, read, asked } = openNode({ most: 0 })
  await expect(read(1, 12)).rejects.toThrow('too many')
  expect(asked()).toEqual([12, 6, 3, 2, 1])
  node.most = 12
  expect(await read(1, 12)).toMatchObject({ to: 1 })
})
