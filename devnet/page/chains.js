import { consent } from './consent.js'
import { fail, rpc } from './devnet.js'
import { read, write } from './store.js'
import { words } from './words.js'

const BITWAVE = '0x5208'

/** The node of the chain that the wallet is on. */
export function node() {
  const { chainId, chains } = read()
  const url = chains[chainId]
  if (!url) throw fail(4901, `The wallet is not connected to chain ${chainId}.`)
  return url
}

/**
 * @param {string} chainId
 * @param {import('./methods.js').Events} events
 */
function turnTo(chainId, { emit }) {
  const before = read().chainId
  write({ chainId })
  if (before !== chainId) emit('chainChanged', chainId)
  return null
}

/**
 * Which chain the wallet is on.
 * @type {import('./methods.js').Methods}
 */
export const chains = {
  eth_chainId: () => read().chainId,

  async wallet_switchEthereumChain([{ chainId }], events) {
    const { chains, chainId: present } = read()
    if (chainId === present) return null
    if (!chains[chainId]) throw fail(4902, `Unrecognized chain ID "${chainId}".`)
    const say = words()
    await consent({ title: say.switchChain, rows: [[say.chain, chainId]] })
    return turnTo(chainId, events)
  },

  async wallet_addEthereumChain([{ chainId, chainName, nativeCurrency, rpcUrls = [] }], events) {
    if (chainId !== BITWAVE) throw fail(-32602, 'The devnet wallet can add no chain but Bitwave.')
    const [url = ''] = rpcUrls
    if (!/^https?:/.test(url)) throw fail(-32602, 'The chain needs the URL of a node.')
    const answered = await rpc(url, 'eth_chainId', []).catch(() => undefined)
    if (answered !== chainId)
      throw fail(-32602, `The node at ${url} does not answer for ${chainId}.`)
    if (nativeCurrency?.decimals !== 18) throw fail(-32602, 'A coin has 18 decimals.')
    const say = words()
    await consent({
      title: say.addChain,
      rows: [
        [say.chain, `${chainName} (${chainId})`],
        [say.coin, nativeCurrency.symbol],
        [say.rpc, url],
      ],
    })
    write({ chains: { ...read().chains, [chainId]: url } })
    return turnTo(chainId, events)
  },
}
