import { words } from './words.js'

/**
 * @typedef {{ to?: string, value?: string, data?: string, from?: string, gas?: string, nonce?: string }} Transaction
 * @typedef {{ poolAddress: string, tokenAddress: string }} Known
 * @typedef {[label: string, value: string]} Row
 */

// The functions that are told in words, by selector.
const TRANSFER = '0xa9059cbb' // transfer(address,uint256)
const APPROVE = '0x095ea7b3' // approve(address,uint256)
const PLEDGE = '0x76bf8044' // pledge(bytes32)
const PLEDGE_TOKEN = '0xdee446ca' // pledgeToken(bytes32,uint256)

/**
 * What a transaction does, as rows of label and value, amounts in coins and addresses whole.
 * @param {Transaction} transaction
 * @param {Known} known
 * @returns {Row[]}
 */
export function describe({ to, value = '0x0', data = '0x' }, known) {
  const say = words()
  const coins = BigInt(value)
  /** @type {Row[]} */
  const paid = coins > 0n ? [[say.amount, `${units(coins)} BTCW`]] : []
  if (!to) return [[say.action, say.deploy], ...paid, [say.data, data]]
  if (data === '0x') return [[say.action, say.pay], ...paid, [say.to, named(to, known)]]
  const told = tell(to, data, known)
  if (told) return [...told, ...paid]
  return [[say.action, say.call], ...paid, [say.to, named(to, known)], [say.data, data]]
}

/**
 * The calls of the token and of the pool in words; nothing for any other.
 * @param {string} to
 * @param {string} data
 * @param {Known} known
 * @returns {Row[] | undefined}
 */
function tell(to, data, known) {
  const say = words()
  const [first = '', second = ''] = data.slice(10).match(/.{64}/g) ?? []
  const tokens = () => `${units(BigInt(`0x${second || 0}`))} BTCWT`
  /** @type {(action: string) => Row[]} */
  const ofToken = (action) => [
    [say.action, action],
    [say.amount, tokens()],
    [say.to, named(`0x${first.slice(24)}`, known)],
  ]
  /** @type {() => Row[]} */
  const ofPool = () => [
    [say.action, say.pledge],
    [say.order, `0x${first}`],
    [say.to, named(to, known)],
  ]
  /** @type {Record<string, () => Row[]>} */
  const calls = {
    [TRANSFER + lower(known.tokenAddress)]: () => ofToken(say.transfer),
    [APPROVE + lower(known.tokenAddress)]: () => ofToken(say.approve),
    [PLEDGE + lower(known.poolAddress)]: ofPool,
    [PLEDGE_TOKEN + lower(known.poolAddress)]: () => [...ofPool(), [say.amount, tokens()]],
  }
  return calls[data.slice(0, 10) + lower(to)]?.()
}

/** @param {string} address */
const lower = (address) => address.toLowerCase()

/**
 * An address in groups of four, with the name it is known by.
 * @param {string} address
 * @param {Known} known
 */
function named(address, { poolAddress, tokenAddress }) {
  const say = words()
  const grouped = grouped4(address)
  if (lower(address) === lower(poolAddress)) return `${grouped} (${say.pool})`
  if (lower(address) === lower(tokenAddress)) return `${grouped} (${say.token})`
  return grouped
}

/**
 * Groups of four, which can be compared with the eye.
 * @param {string} address
 */
export const grouped4 = (address) =>
  `0x ${
    address
      .slice(2)
      .match(/.{1,4}/g)
      ?.join(' ') ?? ''
  }`

/**
 * Base units (10⁻¹⁸) as a plain decimal of coins, every digit of it.
 * @param {bigint} base
 */
export function units(base) {
  const digits = base.toString().padStart(19, '0')
  const fraction = digits.slice(-18).replace(/0+$/, '')
  return digits.slice(0, -18) + (fraction && `.${fraction}`)
}

/**
 * The text of a message to sign, or its bytes where it is no text.
 * @param {string} message
 */
export function readable(message) {
  if (!/^0x([0-9a-f]{2})*$/i.test(message)) return message
  const bytes = Uint8Array.from(message.slice(2).match(/../g) ?? [], (pair) =>
    Number.parseInt(pair, 16),
  )
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return message
  }
}
