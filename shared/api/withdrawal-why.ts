import * as z from 'zod/mini'

/**
 * Why a withdrawal was not paid, by the name of its words (shared/reasons.ts). Apps of before read no other names: what came later is
 * told as the one of these that means the same for amount and fee.
 */
export const WithdrawalWhy = z.enum([
  'cancelled',
  'refused',
  'reverted',
  'receiverReverted',
  'receiverRefuses',
])
