import { expect, test } from 'vitest'
import { forEach, tries } from './Paying.ts'

/** What is told while each of these is tried, as a part of a round: `ok` moves, `still` does not, anything else goes wrong. */
async function tried(all: string[], sentBy = async () => 0) {
  const told: unknown[] = []
  const well: boolean[] = []
  const report = ({ error }: Record<string, unknown>) => void told.push(error)
  const trying = { report, chain: { sentBy }, wallet: { address: '0x1' as const } }
  const { go, end } = tries(trying)
  const part = () =>
    forEach(trying, all, async (one) => {
      if (one !== 'ok' && one !== 'still') throw one
      return one === 'ok'
    })
  const moved = await go(part)
    .then((went) => well.push(went) && end())
    .catch((thrown: unknown) => ({ thrown }))
  return { moved, told, well }
}

test('what goes wrong with one withdrawal is told though others move, and the part has not gone well', async () => {
  expect(await tried(['bad', 'ok', 'worse', 'ok'])).toEqual({
    moved: 2,
    told: ['bad', 'worse'],
    well: [false],
  })
  expect(await tried(['ok', 'still'])).toEqual({ moved: 1, told: [], well: [true] })
})

test('where nothing moves the first is thrown and the others are told', async () => {
  expect(await tried(['bad', 'still', 'worse'])).toEqual({
    moved: { thrown: 'bad' },
    told: ['worse'],
    well: [false],
  })
  expect(await tried(['still'])).toEqual({ moved: 0, told: [], well: [true] })
})

test('where the node is away nothing more is tried, and that is thrown though others had moved', async () => {
  const answers = [true, false]
  const sentBy = async () => {
    if (!answers.shift()) throw new Error('away')
    return 0
  }
  expect(await tried(['ok', 'bad', 'worse', 'untried'], sentBy)).toEqual({
    moved: { thrown: 'worse' },
    told: ['bad'],
    well: [],
  })
})
