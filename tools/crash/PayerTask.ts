import type { Config } from '#server/config/readConfig.ts'

/** What a payer that is to be killed works on. */
export type PayerTask = {
  appUrl: string
  config: Pick<Config, 'rpcUrl' | 'pool' | 'token'> & { payerKey: `0x${string}` }
  /** Where it is to die: `before sign`; null: nowhere. */
  point: string | null
  /** How far its clock runs ahead, milliseconds. */
  ahead: number
}
