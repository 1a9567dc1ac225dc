const PEOPLE =
  'joined_utc uid nickname account grade activated agent site reward_ratio subsidy_ratio direct staked_t team_t'

/** Heads are ids: the same in both languages, so that a program can go by them. */
export const HEADS = {
  transfers:
    'time_utc number direction coin amount fee payer_uid payer payee_uid payee method note',
  withdrawals:
    'time_utc number coin amount fee fee_coin method address status step reason transaction done_utc',
  orders:
    'time_utc number coin amount staked_t method plan term_days status reason earned_btcw starts_utc ends_utc transaction',
  pool: 'day_utc revenue paid_staking paid_community paid_subsidy carried_over staked_t orders',
  rewards:
    'time_utc type coin amount order day_utc order_of_uid order_of ratio revenue share order_weight total_weight reason number line',
  invited: PEOPLE,
  agents: PEOPLE,
  sites: PEOPLE,
  ratios:
    'time_utc by_uid by agent_before agent site_before site reward_ratio_before reward_ratio subsidy_ratio_before subsidy_ratio counts_from_utc',
  messages: 'time_utc kind coin amount number title read about about_id message',
} as const

export type ListName = keyof typeof HEADS

/** The head of a list's file, cell by cell. */
export const headOf = (name: ListName): readonly string[] => HEADS[name].split(' ')
