import { WalletFailure } from './WalletFailure.ts'

/** What went wrong between a person and their wallet; each has its own words on the screen. */
export type WalletProblem =
  | 'rejected'
  | 'wrongChain'
  | 'tooLittle'
  | 'busy'
  | 'locked'
  | 'unsupported'
  | 'disconnected'
  /** The chain's node does not answer, ours or the wallet's. */
  | 'unreached'
  /** The wallet does not answer at all. */
  | 'silent'
  /** It answers for another account than before, or another wallet does in its place. */
  | 'otherAccount'
  /** A transaction of the account waits for its block, and may be the payment. */
  | 'onItsWay'
  /** The time to pay the order was over before the wallet was asked. */
  | 'tooLate'
  /** This device has no room for what must be kept first: the wallet was not asked. */
  | 'notKept'
  | 'unknown'

const BY_CODE: Record<number, WalletProblem> = {
  4001: 'rejected',
  4100: 'locked',
  4200: 'unsupported',
  4900: 'disconnected',
  4901: 'wrongChain',
  4902: 'wrongChain',
  [-32002]: 'busy',
  [-32601]: 'unsupported',
}

/** Libraries give these no code of their own. */
const BY_NAME: Record<string, WalletProblem> = {
  ChainMismatchError: 'wrongChain',
  ConnectorChainMismatchError: 'wrongChain',
  ConnectorAccountNotFoundError: 'otherAccount',
  ConnectorNotConnectedError: 'disconnected',
  InsufficientFundsError: 'tooLittle',
}

const BY_WORDS: readonly [RegExp, WalletProblem][] = [
  // What the token reverts with, by its name or, as nodes give it, by its selector.
  [/ERC20InsufficientBalance|\b0xe450d38c/, 'tooLittle'],
  [/insufficient funds|exceeds (the )?balance|gas required exceeds/i, 'tooLittle'],
  [/switch after adding network/i, 'wrongChain'],
  [/failed to fetch|fetch failed|network ?error|http request failed|econnrefused/i, 'unreached'],
]

/**
 * Sorts an error of a wallet. Libraries wrap layers around it, and call failures refusals: what lies deepest is what the
 * wallet said, and a refusal counts only there.
 */
export function walletProblem(error: unknown): WalletProblem {
  if (error instanceof WalletFailure) return error.problem
  const all = [...layers(error)]
  const refused = all.findLast(({ code }) => typeof code === 'number')?.code === 4001
  const found = all.map(problemOf).filter((it) => it && (refused || it !== 'rejected'))
  return found.at(-1) ?? 'unknown'
}

type Layer = { code?: unknown; name?: string; message?: string; details?: string; data?: unknown }

function problemOf({
  code,
  name = '',
  message = '',
  details = '',
  data,
}: Layer): WalletProblem | undefined {
  // Some nodes have what a contract reverts with in the data alone.
  const words = [message, details, ...(typeof data === 'string' ? [data] : [])].join(' ')
  return (
    BY_WORDS.find(([pattern]) => pattern.test(words))?.[1] ??
    BY_CODE[typeof code === 'number' ? code : 0] ??
    BY_NAME[name]
  )
}

function* layers(error: unknown): Generator<Layer> {
  let layer = error
  for (let depth = 0; typeof layer === 'object' && layer !== null && depth < 10; depth++) {
    yield layer
    const { cause, data } = layer as { cause?: unknown; data?: { originalError?: unknown } }
    layer = cause ?? data?.originalError
  }
}
