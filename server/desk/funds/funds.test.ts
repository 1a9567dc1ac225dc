import { expect, test } from 'vitest'
import { COIN } from '#server/testing/openBooks.ts'
import { openFunds } from '#server/testing/openFunds.ts'
import { shownAddress } from './shownAddress.ts'

const NOBODYS = '0x00000000000000000000000000000000000000a9'

test('an address of a member, of the house or of another purpose is no funding address', async () => {
  const { at, join, logged, chain, world } = await openFunds()
  const ann = await join()
  const add = (address: string, purpose: 'revenue' | 'activity' = 'revenue') =>
    at('operator/addFunding', { address, purpose, reason: 'from the mine' })
  expect(await add(ann.address)).toContain(`is the account of Ann (UID ${ann.id})`)
  expect(await add(world.config.pool)).toMatch('belongs to the farm itself')
  expect(await add(world.config.token.toLowerCase())).toMatch('belongs to the farm itself')
  expect(await logged()).toEqual([])

  expect(await add(NOBODYS)).toEqual({ outcome: 'added' })
  expect(await add(NOBODYS)).toEqual({ outcome: 'known' })
  expect(await at('operator/funding', {})).toMatchObject({
    list: [
      {
        address: shownAddress(NOBODYS),
        purpose: 'revenue',
        label: 'from the mine',
        paid: { BTCW: 0n },
      },
    ],
    waiting: [],
  })
  expect(await add(NOBODYS, 'activity')).toMatch('already pays for another purpose')
  expect(await logged()).toEqual([
    {
      act: 'addFunding',
      subject: `funding ${NOBODYS}`,
      before: null,
      after: { purpose: 'revenue' },
      reason: 'from the mine',
    },
  ])
  expect(chain.payer.account.address).not.toBe(NOBODYS)
})

test('what arrived is listed with what it was booked as, and each funding address with what it paid', async () => {
  const { at, join, stranger, sends, settle, look } = await openFunds()
  const { address } = stranger.account
  await at('operator/addFunding', { address, purpose: 'revenue', reason: 'from the mine' })
  const ann = await join()
  await look()
  const deposit = await ann.pay(3n * COIN)
  const pledge = await ann.open('10')
  const paid = await ann.pay(10n * COIN)
  await ann.payToken(2n * COIN)
  await settle()
  const revenue = await sends(5n * COIN)
  await look()

  const list = async (body: object) => {
    const said = await at('operator/arrivals', body)
    if (typeof said === 'string') throw new Error(said)
    return said
  }
  const [first] = (await list({})).list
  expect(first).toMatchObject({ hash: revenue, state: 'seen', bookedAs: null, funding: 'revenue' })
  expect(first).toMatchObject({ confirmations: 1, journal: null, member: null })
  await settle()
  const no = (await ann.order(pledge))?.no
  expect((await list({})).list).toMatchObject([
    { hash: revenue, bookedAs: 'revenue', journal: expect.stringMatching(/^\d+$/) },
    { coin: 'BTCWT', amount: 2n * COIN, bookedAs: 'deposit', member: { id: ann.id } },
    { hash: paid, bookedAs: 'pledge', orderNo: no, member: { id: ann.id } },
    { hash: deposit, bookedAs: 'deposit', sender: ann.address },
  ])
  expect((await list({ purpose: 'deposit', coin: 'BTCW' })).list).toMatchObject([{ hash: deposit }])
  expect((await list({ purpose: 'unclaimed' })).list).toEqual([])
  const page = await list({ limit: 3 })
  expect((await list({ limit: 3, cursor: page.next })).list).toMatchObject([{ hash: deposit }])
  expect(await at('operator/funding', {})).toMatchObject({
    list: [{ address, paid: { BTCW: 5n * COIN, BTCWT: 0n } }],
  })
})
