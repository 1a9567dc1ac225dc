import { expect, test } from 'vitest'
import { isHandheld, isWalletBrowser } from './device.ts'

const APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const IPHONE = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${APPLE}`
const IPAD = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${APPLE}`
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/141.0.0.0 Mobile Safari/537.36'
const CHROME = ANDROID.replace('; wv', '').replace('Version/4.0 ', '')
const SAFARI = `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`
const DESKTOP =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'

const page = { maxTouchPoints: 5, injected: false, standalone: false }

test.each([
  ['a desktop with a wallet', { userAgent: DESKTOP, maxTouchPoints: 0, injected: true }],
  ['a computer with a finger screen and a wallet', { userAgent: DESKTOP, injected: true }],
  ['Safari on a phone', { userAgent: SAFARI }],
  ['Chrome on a phone', { userAgent: CHROME }],
  ['the app on the home screen', { userAgent: CHROME, injected: true, standalone: true }],
  ['Safari on a Mac with a wallet', { userAgent: IPAD, maxTouchPoints: 0, injected: true }],
])('%s is no wallet browser', (_, of) => {
  expect(isWalletBrowser({ ...page, ...of })).toBe(false)
})

test.each([
  ['MetaMask, Android', `${ANDROID} MetaMaskMobile`],
  ['MetaMask, iPhone', `${IPHONE} Mobile/15E148 MetaMaskMobile`],
  ['Trust Wallet, Android', `${ANDROID} Trust/8.40`],
  ['Trust Wallet, iPhone', `${IPHONE} Mobile/15E148 Trust/11.3`],
  ['Coinbase Wallet, Android', `${ANDROID} CoinbaseWallet`],
  ['Coinbase Wallet, iPhone', `${IPHONE} Mobile/15E148 CoinbaseWallet`],
  ['imToken, Android', `${ANDROID} imToken/2.15.3.4321`],
  ['imToken, iPhone', `${IPHONE} Mobile/15E148 imToken/2.15.3.4321`],
  ['TokenPocket, Android', `${ANDROID} TokenPocket_Android`],
  ['TokenPocket, iPhone', `${IPHONE} Mobile/15E148 TokenPocket_iOS`],
  ['MetaMask, iPad', `${IPAD} MetaMaskMobile`],
])('the browser in %s is one, also before its wallet is in the page', (_, userAgent) => {
  expect(isWalletBrowser({ ...page, userAgent })).toBe(true)
  expect(isWalletBrowser({ ...page, userAgent, injected: true })).toBe(true)
})

test.each([
  ['Android', ANDROID],
  ['iPhone', `${IPHONE} Mobile/15E148`],
  ['iPad', IPAD],
])('a wallet app on %s that does not name itself is told by its wallet', (_, userAgent) => {
  expect(isWalletBrowser({ ...page, userAgent })).toBe(false)
  expect(isWalletBrowser({ ...page, userAgent, injected: true })).toBe(true)
})

test('phones and tablets are handheld, computers are not', () => {
  for (const userAgent of [SAFARI, CHROME, IPAD]) {
    expect(isHandheld({ userAgent, maxTouchPoints: 5 })).toBe(true)
  }
  expect(isHandheld({ userAgent: IPAD, maxTouchPoints: 0 })).toBe(false)
  expect(isHandheld({ userAgent: DESKTOP, maxTouchPoints: 10 })).toBe(false)
})
