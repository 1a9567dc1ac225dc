import { accounts } from './accounts.js'
import { chains, node } from './chains.js'
import { fail, rpc } from './devnet.js'
import { signing } from './signing.js'

/**
 * @typedef {{ emit: (event: string, data: unknown) => void }} Events
 * @typedef {Record<string, (params: any[], events: Events) => unknown>} Methods
 */

/**
 * What needs the wallet itself.
 * @type {Methods}
 */
export const methods = { ...accounts, ...chains, ...signing }

/**
 * Everything else is the node's to answer, but not what steers the node.
 * @param {string} method
 * @param {unknown[]} params
 */
export function pass(method, params) {
  if (!/^(eth|net|web3)_/.test(method)) throw fail(4200, `The wallet does not know ${method}.`)
  return rpc(node(), method, params)
}
