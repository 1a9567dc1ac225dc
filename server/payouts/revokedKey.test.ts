import { type Hex, keccak256, parseEther, toHex } from 'viem'
import { expect, test } from 'vitest'
import { give, setAutomine } from '#devnet/control.ts'
import { walletHolds } from './testing/holds.ts'
import { openPayer, type PayerFarm } from './testing/openPayer.ts'
import { withNewWallet } from './testing/withNewWallet.ts'

/** The pool's admin takes the right to pay away from the wallet that paid first. */
async function revoke({ chain: { operator, pool, payer } }: PayerFarm) {
  const args = [keccak256(toHex('PAYER_ROLE')), payer.account.address] as const
  await operator.writeContract({ ...pool, functionName: 'revokeRole', args })
}

/** A farm whose first key leaked: another wallet pays, and the first one, which holds 100 BTCW, may not any more. */
async function openLeaked() {
  const farm = await openPayer()
  await farm.rounds()
  const other = await withNewWallet(farm, '1')
  await revoke(farm)
  const settle = async () => {
    farm.pass(60_000)
    await farm.settle()
    await farm.rounds(other)
  }
  await settle()
  const stops = () =>
    farm.reports.filter(({ event }) => event === 'payouts stopped').map(({ why }) => why)
  return { farm, other, settle, stops }
}

test('what comes to a wallet whose right was taken away is nobody’s, and may go again', async () => {
  const { farm, settle, stops } = await openLeaked()
  const { url, payer } = farm.chain
  await give(url, payer.account.address, parseEther('1000'))
  await settle()
  await walletHolds(farm, '100')
  await settle()
  expect(stops()).toEqual([])
  const { id } = await farm.ask('5')
  await settle()
  await settle()
  expect(await farm.row(id)).toMatchObject({ state: 'paid' })
})

test('what it held then is missed once it is taken, and once only', async () => {
  const { farm, other, settle, stops } = await openLeaked()
  const { url, payer } = farm.chain
  await give(url, payer.account.address, parseEther('1000'))
  await settle()
  await walletHolds(farm, '30')
  await settle()
  expect(stops()).toEqual(['The paying wallet holds 70 BTCW less than the books say.'])
  await give(url, other.wallet.address, parseEther('70'))
  await settle()
  expect(await farm.operator('payout', 'resume', 'put back')).toBe('payouts go on')
  for (const amount of ['100', '30']) {
    await walletHolds(farm, amount)
    await settle()
  }
  expect(stops()).toHaveLength(1)
})

test('what such a wallet has sent and no block takes keeps no withdrawal from being taken back', async () => {
  const { farm } = await openLeaked()
  const { url, payer } = farm.chain
  const { id } = await farm.ask('5')
  await setAutomine(url, false)
  await payer.sendTransaction({ to: payer.account.address })
  expect((await farm.ann.call('asset/cashCancel', { withdrawalId: id })).code).toBe(200)
})

test('the one that pays counts though its right was taken away: it may be given back before what waits is mined', async () => {
  const farm = await openPayer()
  await farm.rounds()
  await revoke(farm)
  await farm.settle()
  await farm.rounds()
  const { id } = await farm.ask('5')
  await setAutomine(farm.chain.url, false)
  const { payer } = farm.chain
  await payer.sendTransaction({ to: payer.account.address })
  expect((await farm.ann.call('asset/cashCancel', { withdrawalId: id })).code).toBe(400)
})

test('a wallet that was given its right back counts as one that never lost it', async () => {
  const { farm } = await openLeaked()
  const { operator, pool, payer, url } = farm.chain
  const { id } = await farm.ask('5')
  const args: [Hex, Hex] = [keccak256(toHex('PAYER_ROLE')), payer.account.address]
  await operator.writeContract({ ...pool, functionName: 'grantRole', args })
  await setAutomine(url, false)
  await payer.sendTransaction({ to: payer.account.address })
  expect((await farm.ann.call('asset/cashCancel', { withdrawalId: id })).code).toBe(400)
})
