import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FlowType } from '#shared/api/flow.ts'

/** What a line is called that members see in their details. */
export const flowWords: Record<FlowType, MessageDescriptor> = {
  staking_reward: msg`Staking reward`,
  community_reward: msg`Community reward`,
  activity_reward: msg`Activity reward`,
  mining_subsidy: msg`Mining subsidy`,
  pledge: msg`Pledge`,
  pledge_return: msg`Pledge returned`,
  transfer_in: msg`Transfer in`,
  transfer_out: msg`Transfer out`,
  withdrawal: msg`Withdrawal`,
  withdrawal_return: msg`Withdrawal returned`,
  deposit: msg`Deposit`,
  fee: msg`Fee`,
}
