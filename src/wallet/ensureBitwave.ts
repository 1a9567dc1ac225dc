import type { Config } from 'wagmi'
import { getConnection, switchChain } from 'wagmi/actions'
import { WrongChain } from './WrongChain.ts'

/** Puts the connected wallet on the Bitwave chain, adding the chain where the wallet does not know it. */
export async function ensureBitwave(config: Config): Promise<void> {
  const [bitwave] = config.chains
  if ((await chainIdOf(config)) === bitwave.id) return
  await switchChain(config, {
    chainId: bitwave.id,
    addEthereumChainParameter: {
      chainName: bitwave.name,
      nativeCurrency: bitwave.nativeCurrency,
      rpcUrls: bitwave.rpcUrls.default.http,
      ...(bitwave.blockExplorers
        ? { blockExplorerUrls: [bitwave.blockExplorers.default.url] }
        : {}),
    },
  })
  // A wallet may say yes and stay where it is.
  if ((await chainIdOf(config)) !== bitwave.id) throw new WrongChain()
}

/** Asked of the wallet itself, not remembered: the person may have switched a moment ago. */
const chainIdOf = (config: Config) => getConnection(config).connector?.getChainId()
