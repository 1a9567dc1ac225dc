import { parseAbi } from 'viem'

/** A smart wallet in miniature: pays from its own address. */
export const forwarderAbi = parseAbi([
  'function forward(address to, uint256 amount, bytes data) payable',
  'function pay(address to, uint256 amount) payable',
])

/** Emits the money events of pool and token without moving anything. */
export const spooferAbi = parseAbi([
  'function spoof(address pool, bytes32 order, address from, uint256 amount)',
])

/** Several calls in one transaction. */
export const multiSendAbi = parseAbi([
  'struct Call { address to; uint256 value; bytes data; }',
  'function send(Call[] calls) payable',
])

/** Asks to be paid again while it is being paid. */
export const attackerAbi = parseAbi([
  'function attack(bytes32 first, bytes32 second, uint256 amount)',
])
