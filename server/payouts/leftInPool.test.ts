import { parseEther } from 'viem'
import { expect, test } from 'vitest'
import { hex, rpc } from '#devnet/rpc.ts'
import { endWithdrawal } from './testing/endWithdrawal.ts'

test('what a reorganisation left in the pool makes up for nothing that the pool misses', async () => {
  const { farm, url, takeBack, receives, goOn } = await endWithdrawal({ refused: false })
  await takeBack()
  await receives(false)
  await goOn()
  const { address } = farm.chain.pool
  // 90 paid in, 5 of them left to be paid by hand; 3 are gone.
  await rpc(url, 'anvil_setBalance', address, hex(parseEther('87')))
  await farm.payAll()
  const resume = () => farm.operator('payout', 'resume', 'somebody will pay it')
  expect(await resume()).toMatch(/still disagree. The pool holds 3 BTCW less/)
  await rpc(url, 'anvil_setBalance', address, hex(parseEther('90')))
  await farm.payAll()
  expect(await resume()).toBe('payouts go on')
})
