import type { Handler } from '#server/calls/Handler.ts'
import { keptAside as paymentsKept } from '#server/chain/keptAside.ts'

export const keptAside: Handler<'asset/keptAside'> = async ({ tx, member }) => ({
  list: await paymentsKept(tx, member.id),
})
