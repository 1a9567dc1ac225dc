import { type Hex, hexToNumber, padHex } from 'viem'
import { expect, test } from 'vitest'
import type { Ask } from '#server/chain/askNode.ts'
import { STRETCH } from '#server/chain/stretches.ts'
import { askPool } from './askPool.ts'

const START = 10
const NEWEST = START + 3 * STRETCH - 500
const idOf = (n: number) => padHex(`0x${n}`, { size: 32 })
const [OLD, NEW, NEVER] = [idOf(1), idOf(2), idOf(3)]

type Filter = { fromBlock: Hex; toBlock: Hex; topics: [Hex[], Hex[]] }

/**
 * A pool that has paid these ids in these blocks, at a node that notes what its logs are asked for and looks through no more
 * blocks than `most`.
 */
function openPool(paid: readonly [id: Hex, block: number][], most = STRETCH) {
  const asked: { from: number; to: number; ids: Hex[] }[] = []
  const ask = async (_: unknown, __: string, filter: Filter) => {
    const [from, to] = [hexToNumber(filter.fromBlock), hexToNumber(filter.toBlock)]
    if (to - from >= most) throw new Error('too many blocks')
    const [[event], ids] = filter.topics
    asked.push({ from, to, ids })
    return paid
      .filter(([id, block]) => ids.includes(id) && from <= block && block <= to)
      .map(([id, blockNumber]) => ({
        blockNumber,
        transactionHash: id,
        topics: [event, id, idOf(9)],
        data: '0x5',
      }))
  }
  const asking = { ask: ask as unknown as Ask, once: ask as unknown as Ask }
  return { asked, ...askPool(asking, { pool: '0x1', startBlock: START }) }
}

test('payments are looked for in stretches, the newest first, until all are found', async () => {
  const { asked, paidAs } = openPool([
    [OLD, NEWEST - STRETCH],
    [NEW, NEWEST],
  ])
  expect(await paidAs([OLD, NEW], NEWEST)).toMatchObject([
    { id: NEW, block: NEWEST },
    { id: OLD, block: NEWEST - STRETCH },
  ])
  expect(asked).toEqual([
    { from: NEWEST - STRETCH + 1, to: NEWEST, ids: [OLD, NEW] },
    { from: NEWEST - 2 * STRETCH + 1, to: NEWEST - STRETCH, ids: [OLD] },
  ])
})

test('what is not found is looked for in every block from the first one on, and in no other', async () => {
  const { asked, paidAs } = openPool([[NEVER, START - 1]])
  expect(await paidAs([NEVER], NEWEST)).toEqual([])
  expect(asked).toHaveLength(3)
  expect(asked.map(({ from }) => from)).toEqual([
    NEWEST - STRETCH + 1,
    NEWEST - 2 * STRETCH + 1,
    START,
  ])
  expect(asked.slice(1).map(({ to }) => to + 1)).toEqual(asked.slice(0, 2).map(({ from }) => from))
  expect(await paidAs([], NEWEST)).toEqual([])
  expect(asked).toHaveLength(3)
})

test('a node that looks through fewer blocks is asked for no more, and none is left out', async () => {
  const { asked, paidAs } = openPool([[OLD, START]], 700)
  expect(await paidAs([OLD, NEVER], NEWEST)).toMatchObject([{ id: OLD, block: START }])
  expect(asked.at(0)).toMatchObject({ from: NEWEST - 499, to: NEWEST })
  expect(asked.at(-1)).toMatchObject({ from: START })
  expect(asked.slice(1).map(({ to }) => to + 1)).toEqual(asked.slice(0, -1).map(({ from }) => from))
})
