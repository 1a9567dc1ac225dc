/** A wallet app, and the address that opens a page in its own browser. */
export type WalletLink = {
  name: string
  href: string
  /** Whether the address is one of the web, which tells who has not got the app where to get it. */
  web: boolean
}

/**
 * The wallet apps that open a page by a link, each in its own spelling; behind each the page's whole address, hash and all.
 * MetaMask takes it without its scheme and as it is, and opens it by https only.
 */
export function walletLinks(url: string): WalletLink[] {
  const encoded = encodeURIComponent(url)
  const asked = encodeURIComponent(JSON.stringify({ url, chain: 'ETH', source: 'Bitwave Farm' }))
  const links = [
    { name: 'MetaMask', href: url.replace(/^https:\/\//, 'https://link.metamask.io/dapp/') },
    {
      name: 'Trust Wallet',
      href: `https://link.trustwallet.com/open_url?coin_id=60&url=${encoded}`,
    },
    { name: 'Base (Coinbase Wallet)', href: `https://go.cb-w.com/dapp?cb_url=${encoded}` },
    { name: 'imToken', href: `imtokenv2://navigate/DappView?url=${encoded}` },
    { name: 'TokenPocket', href: `tpdapp://open?params=${asked}` },
  ]
  return links
    .filter(({ href }) => href !== url)
    .map((link) => ({ ...link, web: link.href.startsWith('https://') }))
}
