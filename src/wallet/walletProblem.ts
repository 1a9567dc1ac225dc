import { WrongChain } from './WrongChain.ts'

/** What went wrong between a person and their wallet; each has its own words on the screen. */
export type WalletProblem =
  | 'rejected'
  | 'wrongChain'
  | 'tooLittle'
  | 'busy'
  | 'locked'
  | 'unsupported'
  | 'disconnected'
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

/** Sorts an error of a wallet, looking through the layers that libraries wrap around it. */
export function walletProblem(error: unknown): WalletProblem {
  if (error instanceof WrongChain) return 'wrongChain'
  for (const layer of layers(error)) {
    const known = BY_CODE[layer.code ?? 0]
    if (known) return known
    if (/insufficient funds|exceeds (the )?balance/i.test(layer.message)) return 'tooLittle'
  }
  return 'unknown'
}

type Layer = { code?: number; message: string }

function* layers(error: unknown): Generator<Layer> {
  let layer: unknown = error
  for (let depth = 0; layer && depth < 10; depth++) {
    const { code, message = '', details = '' } = layer as Layer & { details?: string }
    yield { ...(typeof code === 'number' ? { code } : {}), message: `${message} ${details}` }
    const { cause, data } = layer as { cause?: unknown; data?: { originalError?: unknown } }
    layer = cause ?? data?.originalError
  }
}
