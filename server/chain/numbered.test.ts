import { encodeFunctionData, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { multiSendAbi } from '#contracts/testing/abis.ts'
import { mine, setAutomine } from '#devnet/control.ts'
import { deployed } from '#server/testing/deployed.ts'
import { COIN } from '#server/testing/openBooks.ts'
import { ordered } from '#server/testing/ordered.ts'
import { look } from './look.ts'

const drawAbi = parseAbi(['function transferFrom(address from, address to, uint256 amount)'])

test('a transaction of several payments is looked up once, and not again while it stays where it is', async () => {
  const { farm, ann, id } = await ordered()
  const { pool, token, url } = farm.chain
  const many = await deployed(farm, 'MultiSend')
  const from = ann.wallet.account.address
  await ann.wallet.writeContract({ ...token, functionName: 'approve', args: [many, 10n] })
  await setAutomine(url, false)
  const nonce = await ann.wallet.getTransactionCount({ address: from })
  // The order waits for one that cannot be mined: there are none before it.
  const value = 10n * COIN
  const late = await ann.wallet.sendTransaction({ to: pool.address, value, nonce: nonce + 9 })
  await ann.call('product/bTCWPledge', { orderId: id, hash: late })
  await farm.look()

  const drawn = [from, pool.address, 1n] as const
  const draw = encodeFunctionData({ abi: drawAbi, functionName: 'transferFrom', args: drawn })
  const calls = Array.from({ length: 3 }, () => ({ to: token.address, value: 0n, data: draw }))
  const data = encodeFunctionData({ abi: multiSendAbi, functionName: 'send', args: [calls] })
  const hash = await ann.wallet.sendTransaction({ to: many, data, nonce })
  const { chain } = farm.follower
  const asked: string[] = []
  const fate: typeof chain.fate = (of) => {
    asked.push(of)
    return chain.fate(of)
  }
  for (let block = 0; block < 3; block += 1) {
    await mine(url)
    await look({ ...farm.follower, chain: { ...chain, fate } })
  }
  expect(asked.filter((of) => of === hash)).toHaveLength(1)
  expect((await ann.balances()).BTCWT.available).toBe(3n)
})
