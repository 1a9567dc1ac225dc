import { generatePrivateKey } from 'viem/accounts'
import { ONE } from '#shared/money.ts'
import { accountOf, heldBy } from './books.ts'
import { farm } from './farm.ts'
import { mailedCode, newcomer } from './newcomer.ts'
import { expect, keepAt, test, type WebKit } from './webKit.ts'

test.describe.configure({ timeout: 180_000 })

/** Says yes to what the devnet's wallet asks, in the part of the page that is its own. */
const approve = (webKit: WebKit, title: string) =>
  expect.poll(() => webKit.run(sayYes, title), { message: title }).toBe(true)

/** Runs in the page. */
function sayYes(title: string): boolean {
  const hosts = [...document.body.children].map((it) => it.shadowRoot)
  const asked = hosts.find((it) => it?.querySelector('h2')?.innerText === title)
  const yes = asked?.querySelector<HTMLElement>('button.yes')
  yes?.click()
  return yes !== undefined && yes !== null
}

/** The form, and the proof that the address is theirs, which the devnet's wallet gives. */
async function signUp(webKit: WebKit) {
  const { nickname, email, password } = newcomer(generatePrivateKey())
  await webKit.open(`${farm.appUrl}/#/pages/register/index?code=${farm.invitationCode}`)
  await webKit.type('Nickname', nickname)
  await webKit.type('Email', email)
  await webKit.tap('Send Code')
  await webKit.shows('seconds to retry')
  await webKit.type('Login password', password)
  await webKit.type('Confirm password', password)
  await webKit.type('Verification code', await mailedCode(email))
  await webKit.tap('Connect wallet')
  await webKit.tap('Devnet Wallet')
  await approve(webKit, 'Connect this wallet')
  await approve(webKit, 'Sign this message')
  await webKit.shows('Proved by your wallet’s signature.')
  const account = await webKit.run(() => document.querySelector('textarea')?.value ?? '', null)
  await webKit.tap('Sign up')
  return { nickname, account }
}

test('a newcomer in WebKit signs up, signs in and pledges from a wallet', async ({
  webKit,
  db,
}) => {
  await keepAt(webKit, farm.appUrl, { 'bw.locale': 'en' })
  const { nickname, account } = await signUp(webKit)
  await webKit.tap('Sign in with wallet')
  await webKit.tap('Devnet Wallet')
  await approve(webKit, 'Sign this message')
  await webKit.shows('Staked in the pool')
  const member = await accountOf(db, account)
  expect(member).toMatchObject({ nickname, proved: true })

  await webKit.tap('Staking')
  await webKit.tap('From wallet')
  await webKit.tap('BTCW')
  await webKit.type('Amount', '100')
  await webKit.tapOn('input[name=consent]')
  await webKit.tap('Review 100 BTCW')
  await webKit.tap('Pledge 100 BTCW')
  await webKit.tap('Pay 100 BTCW')
  await approve(webKit, 'Add this chain and switch to it')
  await approve(webKit, 'Send this transaction')
  await webKit.shows('3 of 3 blocks', 30_000)
  expect(await heldBy(db, { id: member?.id ?? '' })).toEqual({ 'staked:BTCW': 100n * ONE })
})
