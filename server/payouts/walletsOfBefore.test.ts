import { parseEther } from 'viem'
import { expect, test } from 'vitest'
import { mine, setAutomine } from '#devnet/control.ts'
import { rpc } from '#devnet/rpc.ts'
import { REFUSES } from './testing/endWithdrawal.ts'
import { walletHolds } from './testing/holds.ts'
import { openPayer } from './testing/openPayer.ts'
import { pass } from './testing/postponed.ts'
import { withNewWallet } from './testing/withNewWallet.ts'

/** A farm whose service has another wallet than before, and has looked at both. */
async function withOldWallet() {
  const farm = await openPayer()
  await farm.rounds()
  const other = await withNewWallet(farm, '1')
  await farm.settle()
  await farm.rounds(other)
  return { farm, other }
}

test('what a wallet of before sends after it was given up keeps nobody from taking a withdrawal back', async () => {
  const { farm, other } = await withOldWallet()
  const { payer } = farm.chain
  await payer.sendTransaction({ to: payer.account.address })
  await walletHolds(farm, '100')
  const { id } = await farm.ask('5')
  const cancel = () => farm.ann.call('asset/cashCancel', { withdrawalId: id })
  // Not settled yet: nobody knows what it was.
  expect((await cancel()).code).toBe(400)
  await farm.settle()
  // The wallet has paid already: without a round nobody has looked.
  expect((await cancel()).code).toBe(400)
  const held = {
    ...other,
    at: (side: string, step: string) => {
      if (side === 'before' && step === 'nonce') throw new Error('died')
    },
  }
  await farm.rounds(held).catch(() => {})
  expect(await farm.row(id)).toMatchObject({ state: 'approved' })
  expect((await cancel()).code).toBe(200)
  expect((await farm.ann.balances()).BTCW).toMatchObject({ available: parseEther('90') })
})

test('nothing is begun while a wallet of before that may still pay has sent what is not known', async () => {
  const { farm, other } = await withOldWallet()
  const { url, payer } = farm.chain
  const { id } = await farm.ask('5')
  await setAutomine(url, false)
  await payer.sendTransaction({ to: payer.account.address })
  await farm.rounds(other)
  expect(await farm.row(id)).toMatchObject({ state: 'approved', halted: 'nonceElsewhere' })
  // In a block it may still be gone again.
  await mine(url)
  pass(farm, 2)
  await farm.rounds(other)
  expect(await farm.row(id)).toMatchObject({ state: 'approved' })
  await setAutomine(url, true)
  await farm.settle()
  await walletHolds(farm, '100')
  await farm.settle()
  pass(farm, 6)
  await farm.rounds(other)
  await farm.settle()
  await farm.rounds(other)
  expect(await farm.row(id)).toMatchObject({ state: 'paid' })
})

test('nor is what a receiver refuses given back while a wallet of before may have sent its payment', async () => {
  const { farm, other } = await withOldWallet()
  const { url, payer } = farm.chain
  const { id, address } = await farm.ask('5')
  await rpc(url, 'anvil_setCode', address, REFUSES)
  await setAutomine(url, false)
  await payer.sendTransaction({ to: payer.account.address })
  for (const minutes of [2, 6, 31, 121]) {
    await farm.rounds(other)
    pass(farm, minutes)
  }
  await farm.rounds(other)
  expect(await farm.row(id)).toMatchObject({ state: 'approved', halted: 'receiverRefuses' })
  await setAutomine(url, true)
  await farm.settle()
  await walletHolds(farm, '100')
  await farm.settle()
  await farm.rounds(other)
  expect(await farm.row(id)).toMatchObject({ state: 'returned', reason: 'receiverRefuses' })
})

test('nor is a payment that its receiver undid given back while a wallet of before may have sent another of it', async () => {
  const { farm, other } = await withOldWallet()
  const { url, payer } = farm.chain
  const { id, address } = await farm.ask('5')
  await setAutomine(url, false)
  await farm.rounds(other)
  await rpc(url, 'anvil_setCode', address, REFUSES)
  await mine(url)
  await farm.settle()
  await setAutomine(url, false)
  await payer.sendTransaction({ to: payer.account.address })
  await farm.rounds(other)
  expect(await farm.row(id)).toMatchObject({ state: 'mined', halted: 'nonceElsewhere' })
  await setAutomine(url, true)
  await farm.settle()
  await walletHolds(farm, '100')
  await farm.settle()
  await farm.rounds(other)
  expect(await farm.row(id)).toMatchObject({ state: 'returned', reason: 'receiverReverted' })
})
