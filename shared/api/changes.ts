import * as z from 'zod/mini'
import { Id, Time } from '#shared/rules.ts'

/** The parameters whose changes everybody is told of. */
export const PUBLIC_PARAMETERS = ['plans', 'hashratePerT', 'shares', 'grades', 'coinSet'] as const

/** What of them: nothing that only those need who look for a way around a limit (docs/decisions/096). */
export const PUBLIC_FIELDS = [
  'plans.termDays',
  'plans.weight',
  'plans.minAmount',
  'hashratePerT',
  'shares.staking',
  'shares.community',
  'shares.subsidy',
  'grades.teamT',
  'coinSet.tPerCoin',
  'coinSet.pledge.balance',
  'coinSet.pledge.wallet',
  'coinSet.transfer.enabled',
  'coinSet.transfer.min',
  'coinSet.transfer.fee',
  'coinSet.withdraw.enabled',
  'coinSet.withdraw.min',
  'coinSet.withdraw.max',
  'coinSet.withdraw.fee',
] as const

/**
 * A change of what holds for everybody, from a moment on, which may be to come. Each field as it was and is: amounts and
 * ratios as decimals, switches `true` and `false`, null where there was or is none. `of` is the coin, the plan or the grade.
 */
export const Change = z.lazy(() =>
  z.object({
    id: Id,
    name: z.enum(PUBLIC_PARAMETERS),
    effectiveAt: Time,
    changes: z.array(
      z.object({
        field: z.enum(PUBLIC_FIELDS),
        of: z.nullable(z.string()),
        before: z.nullable(z.string()),
        after: z.nullable(z.string()),
      }),
    ),
  }),
)
