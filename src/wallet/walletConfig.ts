import { defineChain } from 'viem'
import { type Config, createConfig, createStorage, http } from 'wagmi'
import { reconnect } from 'wagmi/actions'
import { injected } from 'wagmi/connectors/injected'
import { connectedWallet } from '#src/session/connectedWallet.ts'
import type { ChainFacts } from './ChainFacts.ts'
import { inviteDevnetWallet } from './inviteDevnetWallet.ts'

type Made = { key: string; config: Config; end: () => void }

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

let made: Made | undefined

// A connection that is just being taken up again would be written down for whoever comes next.
connectedWallet.onForget(() => {
  made?.end()
  made = undefined
})

/** The one wagmi configuration of the page, for the chain that the service names. */
export function walletConfig(facts: ChainFacts): Config {
  const key = JSON.stringify(facts)
  if (made?.key !== key) {
    made?.end()
    const { storage, end } = endingStorage()
    made = { key, config: makeConfig(facts, storage), end }
    void connectAgain(made.config, facts)
  }
  return made.config
}

/** Takes up the connection of the last visit, once for the page; a devnet's wallet may be the one, and comes later. */
async function connectAgain(config: Config, facts: ChainFacts): Promise<void> {
  const invited = inviteDevnetWallet(facts)
  await reconnect(config)
  await invited
  if (config.state.status === 'disconnected') await reconnect(config)
}

/** Where the wallet room keeps its connection, until it ends: nothing is written after that. */
function endingStorage() {
  let ended = false
  const storage: Place = {
    getItem: (name) => localStorage.getItem(name),
    setItem: (name, value) => {
      if (!ended) localStorage.setItem(name, value)
    },
    removeItem: (name) => localStorage.removeItem(name),
  }
  return {
    storage,
    end: () => {
      ended = true
    },
  }
}

function makeConfig(facts: ChainFacts, storage: Place): Config {
  const bitwave = defineChain({
    id: facts.id,
    name: facts.name,
    nativeCurrency: { name: 'BTCW', symbol: 'BTCW', decimals: 18 },
    rpcUrls: { default: { http: [facts.rpcUrl] } },
    blockExplorers: { default: { name: facts.name, url: facts.explorerUrl } },
    testnet: facts.devnet,
  })
  return createConfig({
    chains: [bitwave],
    transports: { [bitwave.id]: http() },
    // Wallets announce themselves (EIP-6963); an older one that only sits in window.ethereum is found by `injected`.
    multiInjectedProviderDiscovery: true,
    connectors: [injected()],
    storage: createStorage({ storage, key: 'bw.wagmi' }),
    pollingInterval: 1_000,
  })
}
