import { expect, test } from 'vitest'
import { mine, setAutomine } from '#devnet/control.ts'
import { openPaying } from './openPaying.ts'
import { diesAfter } from './testing/diesAfter.ts'
import { openPayer } from './testing/openPayer.ts'
import { waiting } from './testing/waiting.ts'

test('gas that grows too dear between nonce and signature is not signed for, and the payment goes on when it falls', async () => {
  const farm = await openPayer()
  const { id } = await farm.ask('5')
  await farm.rounds({ ...farm.paying, at: diesAfter('nonce') }).catch(() => {})
  expect(await farm.row(id)).toMatchObject({ state: 'nonce' })
  const fees = async () => ({ maxFee: 10n ** 13n, maxTip: 1n })
  await farm.rounds({ ...farm.paying, node: { ...farm.paying.node, fees } })
  expect(await farm.row(id)).toMatchObject({ state: 'nonce', halted: 'gasTooDear' })
  await farm.payAll()
  expect(await farm.row(id)).toMatchObject({ state: 'paid', halted: null })
  expect(await farm.wrong()).toEqual([])
})

test('a payment of a wallet of before that waits too long says that the key is not here', async () => {
  const { farm, url, id, hash, pass } = await waiting()
  const config = { ...farm.world.config, payerKey: `0x${'7'.repeat(64)}` } as const
  const other = openPaying({ ...farm.world, config }, (line) => farm.reports.push(line))
  if (!other) throw new Error('there is a key')
  pass(1)
  await farm.rounds(other)
  expect(await farm.row(id)).toMatchObject({ state: 'broadcast', halted: null })
  pass(2)
  await farm.rounds(other)
  expect(await farm.row(id)).toMatchObject({ state: 'broadcast', halted: 'otherKey' })
  await setAutomine(url, true)
  await mine(url)
  await farm.rounds(other)
  expect(await farm.row(id)).toMatchObject({ state: 'mined', halted: null, hash })
})
