import type { Coin } from '#shared/api/coin.ts'
import type { PlacedLine } from './Statement.ts'

/** Something that came or went, and what it cost; amounts are above zero. */
export type TaxMove = {
  line: PlacedLine
  sent?: Money
  received?: Money
  fee?: Money
}
export type Money = { coin: Coin; amount: bigint }

const REWARDS: readonly (string | null)[] = [
  'staking_reward',
  'community_reward',
  'activity_reward',
  'mining_subsidy',
]

/** Whether a line is what a tax program calls a reward. */
export const isReward = ({ type }: Pick<PlacedLine, 'type'>) => REWARDS.includes(type)

/**
 * What one journal brought the member or took away. What only changes accounts of the same member (a pledge from the
 * balance and its return, a withdrawal that is asked for and one that comes back) is no move: it adds up to nothing.
 */
export function taxMoves(journal: readonly PlacedLine[]): TaxMove[] {
  const rewards = journal.filter((line) => isReward(line) && line.amount > 0n)
  const rest = journal.filter((line) => !rewards.includes(line))
  const fee = feeOf(rest)
  const moves = [...new Set(rest.map(({ coin }) => coin))].flatMap((coin) => {
    const of = rest.filter((line) => line.coin === coin)
    return netMove(of, sum(of) + (fee?.coin === coin ? fee.amount : 0n))
  })
  const received = rewards.map((line) => ({ line, received: line }))
  return [...received, ...(fee ? withFee(moves, fee, rest) : moves)]
}

const sum = (lines: readonly PlacedLine[]) =>
  lines.reduce((total, { amount }) => total + amount, 0n)

/** All that a journal did to a coin, told by the line that says most. */
function netMove(lines: readonly PlacedLine[], net: bigint): TaxMove[] {
  const line = lines.find(({ type }) => type !== null && type !== 'fee') ?? lines[0]
  if (!line || net === 0n) return []
  const { coin } = line
  return [
    net > 0n ? { line, received: { coin, amount: net } } : { line, sent: { coin, amount: -net } },
  ]
}

/** Beside what was sent; alone it is what was sent. */
function withFee(moves: readonly TaxMove[], fee: Money, rest: readonly PlacedLine[]): TaxMove[] {
  const bearer = moves.find(({ sent }) => sent)
  if (bearer) return moves.map((move) => (move === bearer ? { ...move, fee } : move))
  const [line] = rest.filter(({ coin }) => coin === fee.coin)
  return line ? [...moves, { line, fee }] : [...moves]
}

/** The fee that has left the member: of a transfer by its line, of a withdrawal once it was paid or its payment undone. */
function feeOf(rest: readonly PlacedLine[]): Money | undefined {
  const kind = rest[0]?.kind
  if (kind === 'withdrawal returned') return feeKept(rest)
  const line = kind === 'withdrawal paid' ? feeOfPaid(rest) : feeByLine(rest)
  return line && { coin: line.coin, amount: -line.amount }
}

/** Everything comes back but the fee of a payment that was made (docs/decisions/077). */
function feeKept(rest: readonly PlacedLine[]): Money | undefined {
  const net = sum(rest.filter(({ coin }) => coin === 'BTCW'))
  return net < 0n ? { coin: 'BTCW', amount: -net } : undefined
}

function feeByLine(rest: readonly PlacedLine[]): PlacedLine | undefined {
  const [line, more] = rest.filter(({ type, amount }) => type === 'fee' && amount < 0n)
  if (!line || more) return undefined
  const net = sum(rest.filter(({ coin }) => coin === line.coin))
  // What is held for a withdrawal has not left yet.
  return net <= line.amount ? line : undefined
}

/** Amount and fee are booked in this order (server/withdrawals); the fee is BTCW whatever the coin. */
function feeOfPaid(rest: readonly PlacedLine[]): PlacedLine | undefined {
  const other = rest.some(({ coin }) => coin !== 'BTCW')
  const [first, second] = rest
    .filter(({ coin, amount }) => coin === 'BTCW' && amount < 0n)
    .toSorted((a, b) => a.seq - b.seq)
  return other ? first : second
}
