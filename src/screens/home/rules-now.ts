import type { Result } from '#shared/api/index.ts'
import type { FigureName } from '#shared/figures/index.ts'
import type { PublicField } from '#shared/publicFields.ts'

type Parameters = Result<'home/parameters'>['parameters']
type Plan = Parameters['plans'][number]
type CoinRules = Result<'home/parameters'>['coinSet'][number]

/** What holds of one field that members are told of; `of` is the coin, the term or the grade. */
export type Rule = {
  field: PublicField
  of: string | null
  /** Base units, of a ratio ten-thousandths; null where there is none. */
  value: bigint | boolean | null
}

type RuleFigure = Extract<FigureName, `rules.${string}` | 'transfer.fee' | 'withdrawal.fee'>

/** Where each figure among them comes from; a switch is none. */
export const SOURCES: Partial<Record<PublicField, RuleFigure>> = {
  'plans.weight': 'rules.weight',
  'plans.minAmount': 'rules.least',
  hashratePerT: 'rules.power',
  'shares.staking': 'rules.share',
  'shares.community': 'rules.share',
  'shares.subsidy': 'rules.share',
  'grades.teamT': 'rules.grade',
  'coinSet.tPerCoin': 'rules.tPerCoin',
  'coinSet.transfer.min': 'rules.limit',
  'coinSet.transfer.fee': 'transfer.fee',
  'coinSet.withdraw.min': 'rules.limit',
  'coinSet.withdraw.max': 'rules.limit',
  'coinSet.withdraw.fee': 'withdrawal.fee',
}

export const termRules = ({ id: of, weight, minAmount }: Plan): Rule[] => [
  { field: 'plans.weight', of, value: weight },
  { field: 'plans.minAmount', of, value: minAmount },
]

/** What a day's revenue is for, and what a T is worth in computing power. */
export const shareRules = ({ shares, hashratePerT }: Parameters): Rule[] => [
  { field: 'shares.staking', of: null, value: shares.staking },
  { field: 'shares.community', of: null, value: shares.community },
  { field: 'shares.subsidy', of: null, value: shares.subsidy },
  { field: 'hashratePerT', of: null, value: hashratePerT },
]

/** The grades that have to be reached. */
export const gradeRules = ({ grades }: Parameters): Rule[] =>
  grades
    .filter(({ teamT }) => teamT > 0n)
    .map(({ grade, teamT }) => ({ field: 'grades.teamT', of: String(grade), value: teamT }))

export const coinRules = ({ symbol: of, tPerCoin, pledge, ...rest }: CoinRules): Rule[] => {
  const { transfer, withdraw } = rest
  return [
    { field: 'coinSet.tPerCoin', of, value: tPerCoin },
    { field: 'coinSet.pledge.balance', of, value: pledge.balance },
    { field: 'coinSet.pledge.wallet', of, value: pledge.wallet },
    { field: 'coinSet.transfer.enabled', of, value: transfer.enabled },
    { field: 'coinSet.transfer.min', of, value: transfer.min },
    { field: 'coinSet.transfer.fee', of, value: transfer.fee },
    { field: 'coinSet.withdraw.enabled', of, value: withdraw.enabled },
    { field: 'coinSet.withdraw.min', of, value: withdraw.min },
    { field: 'coinSet.withdraw.max', of, value: withdraw.max },
    { field: 'coinSet.withdraw.fee', of, value: withdraw.fee },
  ]
}
