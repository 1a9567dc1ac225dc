import * as z from 'zod/mini'
import { COINS } from '#shared/api/coin.ts'
import { CoinRules, Plan } from '#shared/api/parameters.ts'
import { Amount, ONE, RATIO_ONE, Ratio } from '#shared/money.ts'
import { Email } from '#shared/typed-rules.ts'

/** What of a coin's rules can be set; the rest are facts of the chain. */
const CoinTerms = z.extend(
  z.pick(CoinRules, { symbol: true, tPerCoin: true, pledge: true, transfer: true }),
  {
    withdraw: z.extend(CoinRules.shape.withdraw, {
      /** Above it two people approve (docs/decisions/092); null or left out: one is enough. Nobody outside is told. */
      twoPersonAbove: z.optional(z.nullable(Amount)),
    }),
  },
)

const oneOfEach = (key: (row: never) => unknown) =>
  z.refine<readonly unknown[]>(
    (rows) => new Set(rows.map(key as never)).size === rows.length,
    'twice',
  )

/** Every parameter by name, and what its stored value must look like: the wire form, amounts as decimal strings. */
export const shapes = {
  /** Terms to pledge for; `minAmount` in T, the same for both coins. */
  plans: z
    .array(
      z.extend(Plan, {
        id: z.string({ error: 'plan' }).check(z.regex(/^[a-z0-9-]{1,40}$/, 'plan')),
        termDays: z.int('termDays').check(z.minimum(1, 'termDays'), z.maximum(3_650, 'termDays')),
      }),
    )
    .check(
      z.minLength(1, 'oneRow'),
      oneOfEach(({ id }: { id: string }) => id),
    ),
  /** Computing power of one T, H/s. */
  hashratePerT: Amount,
  /** What part of a day's revenue each kind of reward takes (decisions §4). */
  shares: z
    .object({ staking: Ratio, community: Ratio, subsidy: Ratio })
    .check(
      z.refine(
        ({ staking, community, subsidy }) => staking + community + subsidy <= RATIO_ONE,
        'shares',
      ),
    ),
  /** Team T from which a grade is reached (decisions §7), the lowest first. */
  grades: z.array(z.object({ grade: z.int(), teamT: Amount })).check(
    z.minLength(1, 'oneRow'),
    z.refine(
      (grades) =>
        grades.every(({ teamT }, i) => i === 0 || teamT > (grades[i - 1]?.teamT ?? teamT)),
      'grades',
    ),
  ),
  /** Both coins: what a member holds must not lose its rules. */
  coinSet: z.array(CoinTerms).check(
    oneOfEach(({ symbol }: { symbol: string }) => symbol),
    z.refine((rows) => rows.length >= COINS.length, 'coins'),
  ),
  /**
   * Above it, with what was given alone within 24 hours, a grant, or a payment of nobody's that becomes a member's, takes
   * another person; null: never.
   */
  grantTwoPersonAbove: z.object({ BTCW: z.nullable(Amount), BTCWT: z.nullable(Amount) }),
  serviceEmail: Email,
  registrationOpen: z.boolean(),
  /** Seconds between two codes to one mail address (specification §9). */
  codeCountdown: z
    .int('countdown')
    .check(z.minimum(10, 'countdown'), z.maximum(3_600, 'countdown')),
}

export type ParameterName = keyof typeof shapes

/** The parameters in force, as the program reckons with them: amounts in base units, ratios in ten-thousandths. */
export type Parameters = { [Name in ParameterName]: z.output<(typeof shapes)[Name]> }

/** The same as they are stored. */
export type StoredParameters = { [Name in ParameterName]: z.input<(typeof shapes)[Name]> }

/**
 * The weight that a term may have at most: what is shared out is the same, and a term that is heavier leaves nothing to
 * others. Of no weight at all it would lock coins that earn nothing.
 */
const HEAVIEST = 100n * ONE

/**
 * The computing power that 1 T may stand for, 10^-18 H/s, and the T that a coin may count as: a slip of the noughts would
 * make figures that no amount can say, and Home is answered to nobody whose figures cannot be said. What counts as nothing
 * is null.
 */
const QUICKEST = 10n ** 15n * ONE
const DEAREST = 1_000_000n * ONE

const within = (value: bigint, most: bigint) => value > 0n && value <= most

type Terms = z.output<typeof CoinTerms>

// T is the unit of what is pledged: 1 BTCWT is 1 T, always (decisions §2), or cannot be pledged.
const wrongT = ({ symbol, tPerCoin }: Terms) => {
  if (tPerCoin === null || tPerCoin === ONE) return undefined
  if (symbol === 'BTCWT') return 'tOfToken'
  return within(tPerCoin, DEAREST) ? undefined : 'tPerCoin'
}

/** A largest withdrawal that no amount keeps to: to stop withdrawals there is a switch, and members are told of it. */
const nothingFits = ({ withdraw: { min, max } }: Terms) => max !== null && (max === 0n || max < min)

/** What is set anew keeps to more than what may stand: what was set before there was a bound is read all the same. */
const bounded: Partial<Record<ParameterName, z.ZodMiniType>> = {
  // A weight above it is a slip or a theft; two terms of as many days are one choice with two answers.
  plans: shapes.plans.check((made) => {
    const days = made.value.map(({ termDays }) => termDays)
    made.value.forEach(({ weight, termDays }, at) => {
      const refuse = (field: string, message: string) =>
        made.issues.push({ code: 'custom', input: made.value, path: [at, field], message })
      if (!within(weight, HEAVIEST)) refuse('weight', 'weight')
      if (days.indexOf(termDays) !== at) refuse('termDays', 'sameDays')
    })
  }),
  hashratePerT: shapes.hashratePerT.check(
    z.refine((power) => within(power, QUICKEST), 'hashratePerT'),
  ),
  coinSet: shapes.coinSet.check((made) => {
    made.value.forEach((row, at) => {
      const refuse = (path: readonly string[], message: string) =>
        made.issues.push({ code: 'custom', input: made.value, path: [at, ...path], message })
      const wrong = wrongT(row)
      if (wrong) refuse(['tPerCoin'], wrong)
      if (nothingFits(row)) refuse(['withdraw', 'max'], 'withdrawMax')
    })
  }),
}

/** What a value has to look like that is set now. */
export const shapeSet = (name: ParameterName): z.ZodMiniType => bounded[name] ?? shapes[name]
