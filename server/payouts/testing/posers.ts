import { concatHex, encodeErrorResult, type Hex, numberToHex } from 'viem'
import { poolAbi, tokenAbi } from '#shared/chain.ts'

/** Code of a receiver that undoes whatever is asked of it, with these words. */
const refusesWith = (words: Hex): Hex => {
  const length = numberToHex((words.length - 2) / 2, { size: 2 })
  // They stand behind the code, which is 14 bytes: copied to memory and said.
  return concatHex(['0x61', length, '0x600e60003961', length, '0x6000fd', words])
}

const abi = [...poolAbi, ...tokenAbi]
const someone = '0x00000000000000000000000000000000000000c1'
const some32: Hex = `0x${'5'.repeat(64)}`

/** Receivers that refuse in the pool's own words: the code of one for each of its errors and the token's. */
export const POSERS: readonly Hex[] = [
  encodeErrorResult({ abi, errorName: 'EnforcedPause' }),
  encodeErrorResult({ abi, errorName: 'InsufficientBalance', args: [0n, 1n] }),
  encodeErrorResult({ abi, errorName: 'ERC20InsufficientBalance', args: [someone, 0n, 1n] }),
  encodeErrorResult({
    abi,
    errorName: 'AccessControlUnauthorizedAccount',
    args: [someone, some32],
  }),
  encodeErrorResult({ abi, errorName: 'AlreadyPaid', args: [some32] }),
  encodeErrorResult({ abi, errorName: 'ZeroAmount' }),
  encodeErrorResult({ abi, errorName: 'InvalidReceiver', args: [someone] }),
  encodeErrorResult({ abi, errorName: 'FailedCall' }),
  encodeErrorResult({ abi, errorName: 'ReentrancyGuardReentrantCall' }),
].map(refusesWith)
