import type { ChainFacts } from './ChainFacts.ts'

/**
 * On a devnet its page offers a wallet to those who have none, announced like any other (EIP-6963). Anywhere else this
 * does nothing: the service allows no script but its own.
 */
export async function inviteDevnetWallet({ devnet, explorerUrl }: ChainFacts): Promise<void> {
  if (!devnet) return
  // The devnet may be down while the app is not; its wallet is then simply not among those offered.
  await import(/* @vite-ignore */ `${explorerUrl}/wallet.js`).catch(() => {})
}
