import { createWalletClient, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { Database } from '#server/db/open.ts'
import { post } from './api.ts'
import { deposit, expect, type Member, newMember, SOON } from './app.ts'
import { ordersOf } from './books.ts'
import { devnet, farm } from './farm.ts'

/** Somebody with a balance, an active order, a transfer and a withdrawal, so that lists have rows. */
export async function newFarmer(db: Database): Promise<Member> {
  const member = await newMember(db)
  await deposit(db, member, { coin: 'BTCWT', amount: '250.5' })
  await devnet('/api/give', { address: member.account, coin: 'BTCW', amount: '1000' })
  const opened = await post(member, 'product/bTCWPledgeBefter', {
    coin: 'BTCW',
    amount: '100',
    planId: 'd30',
  })
  const client = createWalletClient({
    account: privateKeyToAccount(member.key),
    transport: http(farm.devnet.rpcUrl),
  })
  const hash = await client.sendTransaction({
    chain: null,
    to: farm.devnet.poolAddress as `0x${string}`,
    value: 100n * 10n ** 18n,
  })
  await post(member, 'product/bTCWPledge', { orderId: opened.result.order.id, hash })
  await expect
    .poll(() => ordersOf(db, member).then(([order]) => order?.status), SOON)
    .toBe('success')
  await moveSome(db, member)
  return member
}

/** A transfer and a withdrawal, so that their records have rows. */
async function moveSome(db: Database, member: Member) {
  const { id: payeeId } = await newMember(db)
  await post(member, 'asset/transfer', { payeeId, coin: 'BTCWT', amount: '12.5' })
  await deposit(db, member, { coin: 'BTCW', amount: '1' })
  await post(member, 'asset/cash', { coin: 'BTCWT', amount: '20', address: member.account })
}
