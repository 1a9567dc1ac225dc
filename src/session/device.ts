/** What a browser says of the device that it runs on. */
export type Device = { userAgent: string; maxTouchPoints: number }

/** What tells whether a page is shown by a wallet. */
export type Surroundings = Device & {
  /** A wallet has put itself into the page. */
  injected: boolean
  /** Installed on the home screen. */
  standalone: boolean
}

/** A phone or a tablet. Tablets of one maker give themselves out for its computers, which have no fingers. */
export const isHandheld = ({ userAgent, maxTouchPoints }: Device): boolean =>
  /android|iphone|ipad|ipod|mobile/i.test(userAgent) ||
  (/macintosh/i.test(userAgent) && maxTouchPoints > 1)

/** How the browsers of wallet apps call themselves. */
const WALLETS = /metamask|trust\/|trustwallet|coinbase|cbwallet|imtoken|tokenpocket/i

/** The browser inside a wallet app: it names itself, or a wallet sits in a page on a phone that is no installed app. */
export const isWalletBrowser = ({ injected, standalone, ...device }: Surroundings): boolean =>
  isHandheld(device) && !standalone && (injected || WALLETS.test(device.userAgent))
