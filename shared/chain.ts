import { DECIMALS } from './money.ts'

/** The Bitwave chain (specification §3): what a wallet is told when it adds the chain. */
export const bitwave = {
  id: 21_000,
  /** `id` as wallets write it. */
  hexId: '0x5208',
  name: 'Bitwave',
  coin: { name: 'Bitwave', symbol: 'BTCW', decimals: DECIMALS },
} as const

const id = { name: 'id', type: 'bytes32' } as const
const order = { name: 'order', type: 'bytes32' } as const
const role = { name: 'role', type: 'bytes32' } as const
const account = { name: 'account', type: 'address' } as const
const from = { name: 'from', type: 'address' } as const
const to = { name: 'to', type: 'address' } as const
const owner = { name: 'owner', type: 'address' } as const
const spender = { name: 'spender', type: 'address' } as const
const amount = { name: 'amount', type: 'uint256' } as const
const value = { name: 'value', type: 'uint256' } as const
const balance = { name: 'balance', type: 'uint256' } as const
const needed = { name: 'needed', type: 'uint256' } as const
const bool = { name: '', type: 'bool' } as const
const uint256 = { name: '', type: 'uint256' } as const
const bytes32 = { name: '', type: 'bytes32' } as const
const text = { name: '', type: 'string' } as const

const indexed = true
const plain = { indexed: false } as const

/** A function that changes the chain and takes no coins. */
const write = { type: 'function', stateMutability: 'nonpayable' } as const
const view = { type: 'function', stateMutability: 'view' } as const
const event = { type: 'event', anonymous: false } as const
const error = { type: 'error' } as const

const pledged = [
  { ...order, indexed },
  { ...from, indexed },
  { ...amount, ...plain },
] as const
const paid = [
  { ...id, indexed },
  { ...to, indexed },
  { ...amount, ...plain },
] as const

/**
 * The pool, `contracts/BitwavePool.sol`. BTCW that comes in leaves exactly one of `Received` and `Pledged`;
 * `PledgedToken` only names the order of a token's `Transfer` and is not money.
 */
export const poolAbi = [
  {
    ...event,
    name: 'Received',
    inputs: [
      { ...from, indexed },
      { ...amount, ...plain },
    ],
  },
  { ...event, name: 'Pledged', inputs: pledged },
  { ...event, name: 'PledgedToken', inputs: pledged },
  { ...event, name: 'Paid', inputs: paid },
  { ...event, name: 'PaidToken', inputs: paid },
  { type: 'function', stateMutability: 'payable', name: 'pledge', inputs: [order], outputs: [] },
  { ...write, name: 'pledgeToken', inputs: [order, amount], outputs: [] },
  { ...write, name: 'payout', inputs: [id, to, amount], outputs: [] },
  { ...write, name: 'payoutToken', inputs: [id, to, amount], outputs: [] },
  { ...view, name: 'paid', inputs: [id], outputs: [bool] },
  { ...view, name: 'token', inputs: [], outputs: [{ name: '', type: 'address' }] },
  { ...view, name: 'DEFAULT_ADMIN_ROLE', inputs: [], outputs: [bytes32] },
  { ...view, name: 'PAYER_ROLE', inputs: [], outputs: [bytes32] },
  { ...view, name: 'hasRole', inputs: [role, account], outputs: [bool] },
  { ...write, name: 'grantRole', inputs: [role, account], outputs: [] },
  { ...write, name: 'revokeRole', inputs: [role, account], outputs: [] },
  { ...view, name: 'paused', inputs: [], outputs: [bool] },
  { ...write, name: 'pause', inputs: [], outputs: [] },
  { ...write, name: 'unpause', inputs: [], outputs: [] },
  { ...error, name: 'ZeroAmount', inputs: [] },
  { ...error, name: 'InvalidReceiver', inputs: [{ name: 'receiver', type: 'address' }] },
  { ...error, name: 'AlreadyPaid', inputs: [id] },
  { ...error, name: 'EnforcedPause', inputs: [] },
  { ...error, name: 'FailedCall', inputs: [] },
  { ...error, name: 'ReentrancyGuardReentrantCall', inputs: [] },
  { ...error, name: 'InsufficientBalance', inputs: [balance, needed] },
  {
    ...error,
    name: 'AccessControlUnauthorizedAccount',
    inputs: [account, { name: 'neededRole', type: 'bytes32' }],
  },
] as const

/** BTCWT, `contracts/BitwaveToken.sol`: an ERC-20 token with 18 decimals. */
export const tokenAbi = [
  {
    ...event,
    name: 'Transfer',
    inputs: [
      { ...from, indexed },
      { ...to, indexed },
      { ...value, ...plain },
    ],
  },
  {
    ...event,
    name: 'Approval',
    inputs: [
      { ...owner, indexed },
      { ...spender, indexed },
      { ...value, ...plain },
    ],
  },
  { ...write, name: 'transfer', inputs: [to, value], outputs: [bool] },
  { ...write, name: 'approve', inputs: [spender, value], outputs: [bool] },
  { ...view, name: 'allowance', inputs: [owner, spender], outputs: [uint256] },
  { ...view, name: 'balanceOf', inputs: [account], outputs: [uint256] },
  { ...view, name: 'decimals', inputs: [], outputs: [{ name: '', type: 'uint8' }] },
  { ...view, name: 'name', inputs: [], outputs: [text] },
  { ...view, name: 'symbol', inputs: [], outputs: [text] },
  {
    ...error,
    name: 'ERC20InsufficientBalance',
    inputs: [{ name: 'sender', type: 'address' }, balance, needed],
  },
  {
    ...error,
    name: 'ERC20InsufficientAllowance',
    inputs: [spender, { name: 'allowance', type: 'uint256' }, needed],
  },
] as const
