import type { Handler } from '#server/calls/Handler.ts'
import { knownAddresses } from '#server/withdrawals/knownAddresses.ts'

export const cashAddresses: Handler<'asset/cashAddresses'> = async ({ tx, member }) => ({
  list: await knownAddresses(tx, member.id),
})
