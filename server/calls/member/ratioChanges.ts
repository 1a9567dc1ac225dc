import type { Handler } from '#server/calls/Handler.ts'
import { listRatioChanges } from '#server/community/listRatioChanges.ts'

export const ratioChanges: Handler<'member/ratioChanges'> = ({ tx, member, body, now }) =>
  listRatioChanges(tx, member.id, { ...body, now })
