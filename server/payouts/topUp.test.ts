import { type Hex, keccak256, parseEther, toHex } from 'viem'
import { expect, test } from 'vitest'
import { give } from '#devnet/control.ts'
import { audit } from '#server/audit/audit.ts'
import { fees, gas } from '#server/ledger/accounts.ts'
import { atDeskOf } from '#server/testing/atDeskOf.ts'
import { openPayer, type PayerFarm } from './testing/openPayer.ts'
import { letPay } from './testing/payByHand.ts'

/** A farm that has paid once, so that its fee lies in the pool, and somebody else who may pay out of the pool. */
async function opened() {
  const farm = await openPayer()
  const { pool, newcomer } = farm.chain
  await farm.ask('5')
  await farm.payAll()
  const holder = await newcomer()
  await letPay(farm, holder.account.address)
  /** The pool pays the paying wallet, under an id that is no withdrawal's. */
  const topUp = async (amount: string, name = amount) => {
    const asked = [keccak256(toHex(name)), farm.paying.wallet.address, parseEther(amount)] as const
    const hash = await holder.writeContract({ ...pool, functionName: 'payout', args: asked })
    await holder.waitForTransactionReceipt({ hash })
    return hash
  }
  return { ...farm, holder, topUp, at: atDeskOf(farm.world) }
}

/** What the paying wallet holds beyond the books. */
const beyond = async ({ chain, paying, house }: PayerFarm) =>
  (await chain.payer.getBalance({ address: paying.wallet.address })) + (await house(gas))

test('more than the fees that lie in the pool is no top-up: it is members’ money, and payouts stop', async () => {
  const farm = await opened()
  await farm.topUp('0.500000000000000001')
  await farm.payAll()
  expect(await farm.operator('payout', 'show')).toMatch(
    /paid 0.500000000000000001 BTCW that the books do not know of/,
  )
})

test('tokens, and what the pool pays to anybody else, are no top-up', async () => {
  const farm = await opened()
  const { pool } = farm.chain
  const to = farm.paying.wallet.address
  const args = [keccak256(toHex('tokens')), to, 1n] as const
  const hash = await farm.holder.writeContract({ ...pool, functionName: 'payoutToken', args })
  await farm.holder.waitForTransactionReceipt({ hash })
  await farm.payAll()
  expect(await farm.operator('payout', 'show')).toMatch(/BTCWT that the books do not know of/)
})

test('what the pool pays for gas out of fees is booked when it is settled, and payouts go on', async () => {
  const farm = await opened()
  const before = await farm.house(fees)
  const hash = await farm.topUp('0.3')
  await farm.payAll()
  expect(await farm.operator('payout', 'show')).toMatch(
    /stopped +–\ntodo +–\ncompared +pool and books agree/,
  )
  expect(await farm.house(fees)).toBe(before)
  expect([await farm.surplus(), await beyond(farm)]).toEqual([0n, 0n])
  const { topUp } = (await farm.at('operator/payer', {})) as { topUp: object }
  expect(topUp).toMatchObject({ fromPool: parseEther('0.2') })

  const { id } = await farm.ask('7')
  await farm.payAll()
  expect(await farm.row(id)).toMatchObject({ state: 'paid' })
  expect(await farm.at('operator/topUps', {})).toMatchObject({
    list: [
      { from: 'pool', amount: parseEther('0.3'), hash, journal: expect.any(String) },
      { from: 'outside', hash: null },
    ],
    next: null,
  })
  expect([await farm.surplus(), await beyond(farm)]).toEqual([0n, 0n])
  expect(await audit(farm.db)).toEqual([])
})

test('what the pool pays to a wallet that waits for its role is no loss', async () => {
  const farm = await opened()
  const { operator, pool, payer } = farm.chain
  const args = [keccak256(toHex('PAYER_ROLE')), payer.account.address] as const
  await operator.writeContract({ ...pool, functionName: 'revokeRole', args })
  await farm.payAll()
  await farm.topUp('0.3')
  await farm.payAll()
  expect(await farm.operator('payout', 'show')).toMatch(/stopped +–/)
  expect([await farm.surplus(), await beyond(farm)]).toEqual([0n, 0n])
})

test('the desk sees what the paying wallet holds, for about how many payments, and what came to it', async () => {
  const opened = await openPayer()
  const farm = { ...opened, at: atDeskOf(opened.world) }
  expect(await farm.at('operator/payer', {})).toEqual({
    wallets: [],
    books: 0n,
    estimated: null,
    topUp: null,
  })
  await farm.rounds()
  const { address } = farm.paying.wallet
  const held = -(await farm.house(gas))
  expect(await farm.at('operator/payer', {})).toMatchObject({
    wallets: [{ address, missing: null, held }],
    books: held,
    estimated: null,
    topUp: { address, chainId: 21000, uri: `ethereum:${address}@21000`, fromPool: 0n },
  })
  await farm.ask('5')
  await farm.payAll()
  await give(farm.chain.url, address as Hex, held + parseEther('3'))
  await farm.payAll()
  const [cost] = await farm.db.inTx(
    (tx) => tx<{ of: bigint }>`select gas_used * gas_price as of from payout_tx where final`,
  )
  const now = await farm.chain.payer.getBalance({ address })
  const payments = String(now / (cost?.of ?? 1n))
  expect(await farm.at('operator/payer', {})).toMatchObject({
    wallets: [{ held: now }],
    books: now,
    estimated: { cost: cost?.of, of: 1, payments: Number.parseInt(payments, 10) },
    topUp: { fromPool: parseEther('0.5') },
  })
  const first = (await farm.at('operator/topUps', { limit: 1 })) as { next: string; list: object[] }
  expect(first.list).toMatchObject([{ from: 'outside' }])
  const rest = await farm.at('operator/topUps', { limit: 1, cursor: first.next })
  expect(rest).toMatchObject({ list: [{ from: 'outside', amount: held }], next: null })

  const config = { ...farm.world.config, rpcUrl: 'http://127.0.0.1:9' }
  const silent = atDeskOf({ ...farm.world, config })
  expect(await silent('operator/payer', {})).toMatchObject({
    wallets: [{ address, held: null }],
    books: now,
    estimated: { of: 1 },
  })
  expect(await farm.operator('payer', 'show')).toMatch(/payments +about \d+ more \(estimated\)/)
  expect(await farm.operator('payer', 'topups')).toMatch(/outside/)
})
