import { rpc } from '#devnet/rpc.ts'

/** Somebody who has nothing on a new chain. */
export const ANN = '0x00000000000000000000000000000000000000A1'

/** What Ann has, in base units. */
export const balanceOfAnn = async (url: string): Promise<bigint> =>
  BigInt(await rpc<string>(url, 'eth_getBalance', ANN, 'latest'))
