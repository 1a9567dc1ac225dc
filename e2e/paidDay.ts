import type { Database } from '#server/db/open.ts'
import { post } from './api.ts'
import { deposit, expect, type Member, newMember } from './app.ts'
import { devnet } from './farm.ts'
import { invitedBy, makeAgent, operator } from './operator.ts'

type Paid = { member: Member; agent: Member; day: string }

/** A day that was paid: to somebody with an order, and to the agent above. It moves the chain's time. */
export async function paidDay(db: Database): Promise<Paid> {
  const agent = await newMember(db)
  await makeAgent(agent, '0.2', '0.5')
  await operator('member', 'site', agent.id, 'on', 'for the journey')
  const member = await invitedBy(db, agent)
  await deposit(db, member, { coin: 'BTCW', amount: '60' })
  const pledged = await post(member, 'product/pledge', {
    coin: 'BTCW',
    amount: '50',
    planId: 'd30',
  })
  expect(pledged.code, pledged.message).toBe(200)
  // An amount with all its decimals makes every figure of the day as long as it gets.
  await operator('fund', 'revenue', '103.000083505152938165', 'BTCW')
  await devnet('/api/time', { seconds: 86_400 })
  let day = ''
  const find = async () => {
    const { result } = await post(member, 'asset/flowRecord', { type: 'staking_reward' })
    day = result.list[0]?.source?.day ?? ''
    return day
  }
  await expect.poll(find, { timeout: 60_000 }).not.toBe('')
  return { member, agent, day }
}
