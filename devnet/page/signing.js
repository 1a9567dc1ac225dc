import { node } from './chains.js'
import { consent } from './consent.js'
import { describe, grouped4, readable } from './describe.js'
import { devnet, fail } from './devnet.js'
import { read } from './store.js'
import { words } from './words.js'

/** @param {unknown} address */
function own(address) {
  const { id, address: mine, connected } = read()
  if (!connected || !id || !mine) throw fail(4100, 'The wallet is not connected to this site.')
  if (String(address).toLowerCase() !== mine.toLowerCase()) {
    throw fail(4100, 'This account is not one of the wallet.')
  }
  return { id, address: mine }
}

/**
 * What takes the key.
 * @type {import('./methods.js').Methods}
 */
export const signing = {
  async personal_sign([message, address]) {
    const { id, address: mine } = own(address)
    const say = words()
    const text = readable(message)
    await consent({
      title: say.sign,
      rows: [
        [say.site, location.origin],
        [say.account, grouped4(mine)],
        [say.data, text],
      ],
    })
    const bytes = text === message && !/^0x/.test(message) ? hexOf(message) : message
    return (await devnet('/api/wallet/sign', { id, message: bytes })).signature
  },

  async eth_signTypedData_v4([address, json]) {
    const { id, address: mine } = own(address)
    const say = words()
    const typed = typeof json === 'string' ? JSON.parse(json) : json
    await consent({
      title: say.signTyped,
      rows: [
        [say.site, location.origin],
        [say.account, grouped4(mine)],
        [say.data, JSON.stringify({ domain: typed.domain, message: typed.message }, null, 2)],
      ],
    })
    return (await devnet('/api/wallet/typed', { id, typed })).signature
  },

  async eth_sendTransaction([{ from, to, value, data, input, gas, nonce, chainId }]) {
    const { id, address } = own(from)
    node()
    if (chainId && Number(chainId) !== Number(read().chainId)) {
      throw fail(-32602, 'The transaction is for another chain.')
    }
    const transaction = { to, value, data: data ?? input, gas, nonce }
    const say = words()
    await consent({
      title: say.send,
      rows: [
        ...describe(transaction, await devnet('/api/status')),
        [say.account, grouped4(address)],
        [say.site, location.origin],
      ],
    })
    return (await devnet('/api/wallet/send', { id, transaction })).hash
  },
}

/** @param {string} text */
const hexOf = (text) =>
  `0x${Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, '0')).join('')}`
