import { encodeErrorResult } from 'viem'
import { expect, test } from 'vitest'
import { tokenAbi } from '#shared/chain.ts'
import { WalletFailure } from './WalletFailure.ts'
import { walletProblem } from './walletProblem.ts'

const said = (code: number, message = 'No.', more: object = {}) =>
  Object.assign(new Error(message), { code, ...more })

/** What libraries make of it: each layer with a code and words of its own. */
const wrapped = (cause: unknown, code: number, message = 'An error occurred.') =>
  Object.assign(new Error(message, { cause }), { code })

test.each([
  [4001, 'rejected'],
  [4100, 'locked'],
  [4200, 'unsupported'],
  [4900, 'disconnected'],
  [4901, 'wrongChain'],
  [4902, 'wrongChain'],
  [-32002, 'busy'],
  [-32601, 'unsupported'],
  [-32603, 'unknown'],
] as const)('a wallet that answers %i means %s', (code, problem) => {
  expect(walletProblem(said(code))).toBe(problem)
  expect(walletProblem(wrapped(said(code), -32603))).toBe(problem)
})

test('an unknown chain is found where MetaMask on phones hides it', () => {
  const nested = said(-32603, 'Internal error', { data: { originalError: said(4902) } })
  expect(walletProblem(nested)).toBe('wrongChain')
})

test('a failure that a library calls a refusal is told as the failure that it is', () => {
  expect(walletProblem(wrapped(said(-32002), 4001))).toBe('busy')
  expect(walletProblem(wrapped(said(4900), 4902))).toBe('disconnected')
  expect(walletProblem(wrapped(said(-32603), 4001))).toBe('unknown')
})

test.each([
  ['insufficient funds for gas * price + value', 'tooLittle'],
  ['The total cost of executing this transaction exceeds the balance of the account.', 'tooLittle'],
  ['gas required exceeds allowance (0)', 'tooLittle'],
  ['Failed to fetch', 'unreached'],
  ['HTTP request failed.', 'unreached'],
  ['User rejected switch after adding network.', 'wrongChain'],
] as const)('“%s” is understood without a code', (words, problem) => {
  expect(walletProblem(wrapped(said(-32000, words), -32603))).toBe(problem)
})

test('whose wallet has too few tokens is told so, however their node says what the token reverts with', () => {
  const someone = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  const errorName = 'ERC20InsufficientBalance'
  const data = encodeErrorResult({ abi: tokenAbi, errorName, args: [someone, 0n, 10n ** 30n] })
  const selector = data.slice(0, 10)
  // To the letter as the node of the devnet answers.
  const words = `execution reverted: custom error ${selector}: ${data.slice(10)}`
  expect(walletProblem(wrapped(said(3, words), -32603))).toBe('tooLittle')
  expect(walletProblem(wrapped(said(3, 'execution reverted', { data }), -32603))).toBe('tooLittle')
  expect(walletProblem(said(-32000, `${errorName}(address,uint256,uint256)`))).toBe('tooLittle')
})

test('what was found wrong without the wallet saying so keeps its name', () => {
  expect(walletProblem(new WalletFailure('otherAccount'))).toBe('otherAccount')
  expect(walletProblem(new WalletFailure('unreached', { cause: said(-32601) }))).toBe('unreached')
})

test.each([undefined, null, 'no', 17, {}, { code: '4001' }])('%o says nothing', (thrown) => {
  expect(walletProblem(thrown)).toBe('unknown')
})
