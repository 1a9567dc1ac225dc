import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { WagmiProvider } from 'wagmi'
import type { ChainFacts } from './ChainFacts.ts'
import { walletConfig } from './walletConfig.ts'

const queries = new QueryClient()

/** Everything that talks to a browser wallet lives below this. Load it lazily: it brings wagmi along. */
export function WalletRoom({ chain, children }: { chain: ChainFacts; children: ReactNode }) {
  const config = walletConfig(chain)
  return (
    // One room may stand inside a screen while another watches the account: only the first one connects again.
    <WagmiProvider config={config} reconnectOnMount={config.state.status === 'disconnected'}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </WagmiProvider>
  )
}
