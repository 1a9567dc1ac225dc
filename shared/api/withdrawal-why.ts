import * as z from 'zod/mini'

/** Why a withdrawal was not paid, by the name of its words (shared/reasons.ts). */
export const WithdrawalWhy = z.enum([
  'cancelled',
  'refused',
  'reverted',
  'receiverReverted',
  'receiverRefuses',
  'frozen',
])
