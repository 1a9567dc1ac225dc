import type { Handler } from '#server/calls/Handler.ts'
import { listPoolDays } from '#server/statements/listPoolDays.ts'

export const miningFlowRecord: Handler<'asset/miningFlowRecord'> = ({ tx, body }) =>
  listPoolDays(tx, body)
