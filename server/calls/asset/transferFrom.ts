import type { Handler } from '#server/calls/Handler.ts'
import { listTransfers } from '#server/transfers/listTransfers.ts'

export const transferFrom: Handler<'asset/transferFrom'> = ({ tx, member, body }) =>
  listTransfers(tx, { ...body, member: member.id, direction: 'in' })
