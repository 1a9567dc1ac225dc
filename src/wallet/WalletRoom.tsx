import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { WagmiContext } from 'wagmi'
import type { ChainFacts } from './ChainFacts.ts'
import { walletConfig } from './walletConfig.ts'

const queries = new QueryClient()

/** Everything that talks to a browser wallet lives below this. Load it lazily: it brings wagmi along. */
export function WalletRoom({ chain, children }: { chain: ChainFacts; children: ReactNode }) {
  return (
    // Not wagmi's provider: each one that mounts forgets or remakes the connections, and rooms stand inside each other.
    <WagmiContext value={walletConfig(chain)}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </WagmiContext>
  )
}
