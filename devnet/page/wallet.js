// A browser wallet for the devnet, for those who have none. Importing this module announces it to the page (EIP-6963);
// the keys stay with the devnet, and nothing is signed or sent without a yes.

import { devnet } from './devnet.js'
import { methods, pass } from './methods.js'
import { forget, read, watch } from './store.js'

/** @type {Map<string, Set<(data: any) => void>>} */
const listeners = new Map()

/**
 * @param {string} event
 * @param {unknown} data
 */
const emit = (event, data) => {
  for (const listener of listeners.get(event) ?? []) listener(data)
}

/** What asks the person waits for the question before it. */
let last = Promise.resolve()
const asks = /^(eth_requestAccounts|eth_send|eth_sign|personal_|wallet_(add|switch|request))/

const provider = Object.freeze({
  /** @param {{ method: string, params?: any }} request */
  async request({ method, params = [] }) {
    const act = methods[method]
    const run = async () => (act ? act(params, { emit }) : pass(method, params))
    if (!asks.test(method)) return run()
    const answer = last.then(run)
    last = answer.then(
      () => {},
      () => {},
    )
    return answer
  },
  /**
   * @param {string} event
   * @param {(data: any) => void} listener
   */
  on(event, listener) {
    const known = listeners.get(event) ?? new Set()
    listeners.set(event, known.add(listener))
    return provider
  },
  /**
   * @param {string} event
   * @param {(data: any) => void} listener
   */
  removeListener(event, listener) {
    listeners.get(event)?.delete(listener)
    return provider
  },
})

const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" rx="22" fill="#0f3d2a"/>' +
  '<path d="M20 48c9-26 19-26 28 0s19 26 28 0" fill="none" stroke="#20e890" stroke-width="9" stroke-linecap="round"/></svg>'

const detail = Object.freeze({
  info: Object.freeze({
    uuid: uuid(),
    name: 'Devnet Wallet',
    icon: `data:image/svg+xml,${encodeURIComponent(icon)}`,
    rdns: 'network.bitwave.devnet',
  }),
  provider,
})

const announce = () => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
addEventListener('eip6963:requestProvider', announce)
announce()

watch((before) => {
  const { connected, address, chainId } = read()
  if (connected !== before.connected) emit('accountsChanged', connected ? [address] : [])
  if (chainId !== before.chainId) emit('chainChanged', chainId)
})
// Where the devnet cannot be reached there is nothing to tell yet: the next request says so.
forgetIfWiped().catch(() => {})

/** A devnet that was started anew does not have the wallet any more: the site is told that it is gone. */
async function forgetIfWiped() {
  const { id, connected } = read()
  if (!id) return
  const { known } = await devnet('/api/wallet/known', { id })
  if (known) return
  forget()
  if (connected) emit('accountsChanged', [])
}

/** `crypto.randomUUID` is only there in secure contexts, which a page on the home network is not. */
function uuid() {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}
