import { expect, test } from 'vitest'
import { walletLinks } from './walletLinks.ts'

const PAGE = 'https://farm.example/#/pages/pay/index?ticket=A-_z'

/** The page that a wallet opens for a link, read as each wallet reads it. */
const readers: Record<string, (link: URL) => string> = {
  MetaMask: ({ href }) => href.replace('https://link.metamask.io/dapp/', 'https://'),
  'Trust Wallet': ({ searchParams }) => searchParams.get('url') ?? '',
  'Base (Coinbase Wallet)': ({ searchParams }) => searchParams.get('cb_url') ?? '',
  imToken: ({ searchParams }) => searchParams.get('url') ?? '',
  TokenPocket: ({ searchParams }) => JSON.parse(searchParams.get('params') ?? '{}').url,
}

test.each([
  PAGE,
  'https://farm.example:8443/app/?a=1&b=%20#/pages/pay/index?ticket=x&y=%23#z',
  'https://質押.example/#/pages/pay/index?ticket=%E8%B3%AA',
])('each wallet app finds the very address again: %s', (page) => {
  const found = walletLinks(page).map(({ name, href }) => [name, readers[name]?.(new URL(href))])
  // A wallet may spell a host as the network does; it is the same address.
  const asRead = (read: string | undefined) => new URL(read ?? '').href
  expect(found.map(([name, read]) => [name, asRead(read)])).toEqual(
    Object.keys(readers).map((name) => [name, new URL(page).href]),
  )
})

test('nothing of the page is left bare where it would cut the link short', () => {
  for (const { name, href } of walletLinks(PAGE)) {
    const rest = href.replace(/^[a-z0-9]+:\/\/[^/?]+/, '')
    if (name !== 'MetaMask') expect(rest.replace('?', '')).not.toMatch(/[#?]/)
  }
})

test('a page without https has no link to the wallet that opens no other', () => {
  const page = 'http://192.168.1.20:4820/#/pages/pay/index?ticket=x'
  const names = walletLinks(page).map(({ name }) => name)
  expect(names).not.toContain('MetaMask')
  expect(names).toContain('Trust Wallet')
})

test('what belongs to the web is told from what only an installed app understands', () => {
  const apps = walletLinks(PAGE).filter(({ web }) => !web)
  expect(apps.map(({ name }) => name)).toEqual(['imToken', 'TokenPocket'])
})
