import type { Handler } from '#server/calls/Handler.ts'
import { listTransfers } from '#server/transfers/listTransfers.ts'

export const transferTo: Handler<'asset/transferTo'> = ({ tx, member, body }) =>
  listTransfers(tx, { ...body, member: member.id, direction: 'out' })
