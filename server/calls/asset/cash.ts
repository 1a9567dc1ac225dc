import type { Handler } from '#server/calls/Handler.ts'
import { spelledAccount } from '#server/members/spelledAccount.ts'
import { readParameters } from '#server/parameters/readParameters.ts'
import { withdrawalOf } from '#server/withdrawals/listWithdrawals.ts'
import { payingWallets } from '#server/withdrawals/payingWallets.ts'
import { requestWithdrawal } from '#server/withdrawals/requestWithdrawal.ts'

export const cash: Handler<'asset/cash'> = async (asked) => {
  const { tx, member, journal, now, locale, world, body } = asked
  const { pool, token, confirmations } = world.config
  const address = spelledAccount(body.address, 'address')
  const terms = await readParameters(tx, now)
  const house = [pool, token, ...(await payingWallets(tx))]
  const requesting = { member: member.id, journal, now, terms, house }
  const id = await requestWithdrawal(tx, requesting, { ...body, address })
  return withdrawalOf(tx, { member: member.id, locale, confirmations }, id)
}
