import type { Hex } from 'viem'
import * as z from 'zod/mini'

/** What a node answers, checked for its form: lower case, whole numbers, no missing block. */
const hexOf = (digits: string) =>
  z.pipe(
    z.string().check(z.regex(new RegExp(`^0x[0-9a-fA-F]${digits}$`))),
    z.transform((text): Hex => text.toLowerCase() as Hex),
  )

const Hash = hexOf('{64}')
const Address = hexOf('{40}')

export const Big = z.pipe(
  hexOf('{1,64}'),
  z.transform((text: Hex) => BigInt(text)),
)

/** Code, or none. */
export const Code = hexOf('*')

/** A number of blocks or transactions, or a time in seconds: never money. */
export const Int = z.pipe(Big, z.transform(Number)).check(z.int(), z.minimum(0))

export const Block = z.pipe(
  z.object({ number: Int, hash: Hash, parentHash: Hash, timestamp: Int }),
  z.transform(({ number, hash, parentHash, timestamp }) => ({
    number,
    hash,
    parent: parentHash,
    at: new Date(timestamp * 1000),
  })),
)

export const Receipt = z.pipe(
  z.object({ blockNumber: Int, blockHash: Hash, status: Int }),
  z.transform(({ blockNumber, blockHash, status }) => ({
    block: blockNumber,
    blockHash,
    success: status === 1,
  })),
)

/** The same with what it cost, base units. */
export const Spent = z.object({ gasUsed: Big, effectiveGasPrice: Big })

/** What a block asks for each unit of gas, base units. */
export const BaseFee = z.object({ baseFeePerGas: Big })

export const Transaction = z.object({ from: Address, nonce: Int })

const Log = z.object({
  address: Address,
  topics: z.array(Hash).check(z.maxLength(4)),
  data: hexOf('*'),
  blockNumber: Int,
  blockHash: Hash,
  transactionHash: Hash,
  logIndex: Int,
  removed: z.optional(z.boolean()),
})
export type Log = z.output<typeof Log>

export const Logs = z.array(Log)
