import type { Handler } from '#server/calls/Handler.ts'
import { readParameters } from '#server/parameters/readParameters.ts'
import { transfer as transferFromBalance } from '#server/transfers/transfer.ts'

export const transfer: Handler<'asset/transfer'> = {
  together: async ({ tx, member, now, body }) => {
    const terms = await readParameters(tx, now)
    return transferFromBalance(tx, { member: member.id, terms }, body)
  },
}
