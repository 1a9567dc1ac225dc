import type { Config } from 'wagmi'
import { getConnection, switchChain } from 'wagmi/actions'
import { inTime } from './inTime.ts'
import { WalletFailure } from './WalletFailure.ts'

/** Time to read what the wallet asks about the chain, milliseconds. */
const PATIENCE = 60_000

/** Puts the connected wallet on the Bitwave chain, adding the chain where the wallet does not know it. */
export async function ensureBitwave(config: Config): Promise<void> {
  const [bitwave] = config.chains
  if ((await chainIdOf(config)) === bitwave.id) return
  const switched = switchChain(config, {
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
  // A wallet may say yes and stay where it is: wagmi then waits for ever.
  await inTime(switched, { within: PATIENCE, late: 'wrongChain' })
  if ((await chainIdOf(config)) !== bitwave.id) throw new WalletFailure('wrongChain')
}

/** Asked of the wallet itself, not remembered: the person may have switched a moment ago. */
const chainIdOf = (config: Config) => getConnection(config).connector?.getChainId()
