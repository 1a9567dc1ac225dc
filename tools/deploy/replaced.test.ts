import { createWalletClient, type Hex, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { mine, setAutomine } from '#devnet/control.ts'
import { rpc } from '#devnet/rpc.ts'
import { openPlace, runDeploy } from './testing/openPlace.ts'

test('what its own wallet replaced is not waited for: run again, it finds what was made instead', async () => {
  const { url, key, env, sent } = await openPlace()
  await setAutomine(url, false)
  await rpc(url, 'evm_setIntervalMining', 0)
  const first = runDeploy(env)
  await expect.poll(() => rpc(url, 'txpool_status')).toMatchObject({ pending: '0x1' })
  const [, hash] = /sending BitwaveToken as (0x\w+)/.exec(first.told.join()) ?? []
  const { input, gas } = await rpc<{ input: Hex; gas: Hex }>(url, 'eth_getTransactionByHash', hash)
  const wallet = createWalletClient({ account: privateKeyToAccount(key), transport: http(url) })
  const dearer = { maxFeePerGas: 10n ** 12n, maxPriorityFeePerGas: 10n ** 11n }
  await wallet.sendTransaction({ data: input, gas: BigInt(gas), nonce: 0, chain: null, ...dearer })
  await mine(url)
  expect(await first.ended).toBe(1)
  expect(first.told.at(-1)).toMatch(/something else was sent from it meanwhile: run this again/)

  await rpc(url, 'evm_setIntervalMining', 1)
  const second = runDeploy(env)
  expect(await second.ended, second.told.join('\n')).toBe(0)
  expect(second.told.join()).toMatch(/BitwaveToken is at 0x\w+ already/)
  expect(await sent()).toBe(2)
})
