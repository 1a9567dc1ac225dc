import { COINS, type Coin } from '#shared/api/coin.ts'
import { formatAmount } from '#shared/money.ts'
import { mergeLines } from './mergeLines.ts'
import type { PlacedLine, Statement } from './Statement.ts'
import { isReward, type Money, type TaxMove, taxMoves } from './taxMoves.ts'
import { typeOf } from './typeOf.ts'
import { utcText } from './utcText.ts'

/** The columns of Koinly's universal format, which other tax programs read as well. */
const HEAD = [
  'Date',
  'Sent Amount',
  'Sent Currency',
  'Received Amount',
  'Received Currency',
  'Fee Amount',
  'Fee Currency',
  'Net Worth Amount',
  'Net Worth Currency',
  'Label',
  'Description',
  'TxHash',
] as const

/**
 * What came and went, with the fees, and nothing that only moved between accounts of the member. The running balance of
 * all accounts of a coin stands in the description. No worth in money is told: nobody here knows one. The statement is to
 * hold all coins, whichever are told: a fee is BTCW whatever it was for.
 */
export function* taxLayout(
  { accounts }: Statement,
  coins: readonly Coin[] = COINS,
): Generator<readonly string[]> {
  yield HEAD
  const held = new Map<Coin, bigint>()
  for (const { coin, opening } of accounts) held.set(coin, (held.get(coin) ?? 0n) + opening)
  const add = (money: Money | undefined, sign: bigint) => {
    if (money) held.set(money.coin, (held.get(money.coin) ?? 0n) + sign * money.amount)
  }
  for (const journal of journalsOf(mergeLines(accounts))) {
    for (const move of taxMoves(journal).flatMap((it) => onlyOf(it, coins))) {
      add(move.received, 1n)
      add(move.sent, -1n)
      add(move.fee, -1n)
      yield rowOf(move, (coin) => held.get(coin) ?? 0n)
    }
  }
}

/** What of a move is of these coins. */
function onlyOf({ line, sent, received, fee }: TaxMove, coins: readonly Coin[]): TaxMove[] {
  const isTold = (money: Money | undefined): money is Money => !!money && coins.includes(money.coin)
  const move = {
    line,
    ...(isTold(sent) && { sent }),
    ...(isTold(received) && { received }),
    ...(isTold(fee) && { fee }),
  }
  return move.sent || move.received || move.fee ? [move] : []
}

/** By journal, in the order in which they begin. */
function journalsOf(lines: readonly PlacedLine[]): Iterable<PlacedLine[]> {
  const journals = new Map<string, PlacedLine[]>()
  for (const line of lines) {
    const same = journals.get(line.journal)
    if (same) same.push(line)
    else journals.set(line.journal, [line])
  }
  return journals.values()
}

function rowOf(
  { line, sent, received, fee }: TaxMove,
  held: (coin: Coin) => bigint,
): readonly string[] {
  // A fee with nothing beside it is what was sent: the format knows no fee alone.
  const out = sent ?? (received ? undefined : fee)
  const cost = sent || received ? fee : undefined
  const touched = COINS.filter((it) => [out, received, cost].some((money) => money?.coin === it))
  return [
    `${utcText(line.createdAt)} UTC`,
    ...cells(out),
    ...cells(received),
    ...cells(cost),
    '',
    '',
    labelOf(line, out !== undefined && out === fee),
    descriptionOf(
      line,
      touched.map((coin) => ({ coin, amount: held(coin) })),
    ),
    line.hash ?? '',
  ]
}

const cells = (money: Money | undefined): readonly string[] =>
  money ? [formatAmount(money.amount), money.coin] : ['', '']

function labelOf(line: PlacedLine, isCost: boolean): string {
  if (isCost) return 'cost'
  return isReward(line) ? 'reward' : ''
}

function descriptionOf(line: PlacedLine, held: readonly Money[]): string {
  const balances = held.map(({ coin, amount }) => `${formatAmount(amount)} ${coin}`)
  const about = [line.refNo, line.counterparty ?? '', line.reason ?? '']
  const what = [typeOf(line), ...about].filter((word) => word !== '')
  return `${what.join(' ')}; balance ${balances.join(', ')}`
}
