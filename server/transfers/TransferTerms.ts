import type { Coin } from '#shared/api/coin.ts'

/** How coins may be transferred at the moment, as the parameters in force say; amounts in base units. */
export type TransferTerms = {
  coinSet: readonly { symbol: Coin; transfer: { enabled: boolean; min: bigint; fee: bigint } }[]
}

/** What a member asks to transfer; in base units `amount`, what the payee gets, and `fee`, what the payer was shown. */
export type Asked = {
  payeeId: string
  coin: Coin
  amount: bigint
  note?: string | undefined
  fee?: bigint | undefined
}

type Party = { id: string; nickname: string }

/** A transfer that is allowed: who is who, and the fee on top of the amount, in the same coin. */
export type Allowed = {
  payer: Party
  payee: Party
  coin: Coin
  amount: bigint
  fee: bigint
  note: string | null
}
