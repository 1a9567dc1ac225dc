import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, vi } from 'vitest'
import { headOf, increaseTime, mine } from '#devnet/control.ts'
import type { Tx } from '#server/db/Tx.ts'
import { hashOfToken } from '#server/members/hashOfToken.ts'
import { registerFunding } from '#server/pool/registerFunding.ts'
import { addDays, dayOf, midnight } from '#shared/days.ts'
import { COIN } from './openBooks.ts'
import { type Farm, openFarm } from './openFarm.ts'
import { startProcess } from './startProcess.ts'

/** Transfers that are asked for at once. */
export const KEYS = 10
const PATIENCE = { timeout: 60_000, interval: 200 }
const NOWHERE = 'http://127.0.0.1:9'

/** How a service is told of the farm's database and chain. */
const environment = ({ db, chain }: Farm) => ({
  PATH: process.env['PATH'],
  DATABASE_URL: db.appUrl,
  DATABASE_OWNER_URL: db.ownerUrl,
  BITWAVE_RPC_URL: chain.url,
  BITWAVE_POOL: chain.pool.address,
  BITWAVE_TOKEN: chain.token.address,
  BITWAVE_EXPLORER_URL: NOWHERE,
  DEVNET_URL: NOWHERE,
  PAYER_KEY: chain.payerKey,
  CONFIRMATIONS: '3',
  SMTP_URL: 'smtp://127.0.0.1:9',
  PUBLIC_URL: 'http://localhost:4820',
  PORT: '0',
})

/** A member with coins that came over the chain, and its token. */
async function joined(farm: Farm) {
  const member = await farm.join()
  const token = randomUUID()
  await farm.db.inTx(
    (tx) => tx`
      insert into session (token_hash, member_id, created_at, expires_at)
      values (${hashOfToken(token)}, ${member.id}, ${farm.clock.now()}, '2100-01-01')`,
  )
  await member.pay(50n * COIN)
  await member.payToken(50n * COIN)
  return { ...member, token }
}

type Sent = { path: string; body: object; token: string; key: string }

/** What a service says, to the letter; nothing where it is gone. */
export const said = (url: string, { path, body, token, key }: Sent): Promise<string | undefined> =>
  fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': 'en',
      'idempotency-key': key,
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify(body),
  }).then(
    (response) => response.text(),
    () => undefined,
  )

/** Blocks go on as they do on a chain that others use too. */
function keepMining({ chain }: Farm) {
  let going = true
  const loop = async () => {
    while (going) {
      await mine(chain.url)
      await wait(300)
    }
  }
  const ended = loop()
  onTestFinished(async () => {
    going = false
    await ended
  })
}

const counts = (tx: Tx) => tx`
  select (select count(*)::int from arrival where state = 'credited') as arrivals,
    (select count(*)::int from withdrawal) as asked, (select count(*)::int from withdrawal where state = 'paid') as paid,
    (select count(*)::int from pledge_order where status = 'success') as orders,
    (select count(*)::int from entry where type = 'staking_reward') as rewards,
    (select count(*)::int from distribution where finished_at is not null) as days,
    (select count(*)::int from proof_day where published_at is not null) as proofs`

/** Waits until the midnight after the chain's day is over for both, which the chain's clock brings. */
export const toMidnight = async ({ chain }: Farm) => {
  const now = (await headOf(chain.url)).time * 1000
  const next = midnight(addDays(dayOf(now), 1)).getTime() + 90_000
  await increaseTime(chain.url, Math.ceil((next - now) / 1000))
}

/** Revenue comes over the chain too, from an address of its own. */
async function payRevenue({ db, chain, clock }: Farm): Promise<void> {
  const funder = await chain.newcomer()
  const { address } = funder.account
  const now = clock.now()
  await db.inTx((tx) => registerFunding(tx, { address, purpose: 'revenue', label: 'mine', now }))
  await funder.sendTransaction({ to: chain.pool.address, value: 10n * COIN })
}

/** Two services, started at the same time, and what members ask them for. */
export async function openTwo() {
  const farm = await openFarm()
  const { db } = farm
  await payRevenue(farm)
  const start = () => startProcess(environment(farm))
  const [first, second] = [start(), start()]
  const [{ listening: one }, { listening: other }] = await Promise.all([first.ready, second.ready])
  const [ann, bob] = [await joined(farm), await joined(farm)]
  keepMining(farm)
  const ask = (path: string, body: object): Sent => {
    return { path, body, token: ann.token, key: randomUUID() }
  }
  const cash = () => {
    const address = `0x${randomBytes(20).toString('hex')}`
    return ask('asset/cash', { coin: 'BTCW', amount: '1', address })
  }
  const transfer = { payeeId: bob.id, coin: 'BTCWT', amount: '1' }
  /** Transfers, a pledge and two withdrawals, each with a key of its own. */
  const wishes = () => [
    ...Array.from({ length: KEYS }, () => ask('asset/transfer', transfer)),
    ask('product/pledge', { coin: 'BTCWT', amount: '10', planId: 'd30' }),
    cash(),
    cash(),
  ]
  const toBoth = (sent: readonly Sent[]) =>
    Promise.all(
      sent.map(
        async (it) => [it, ...(await Promise.all([said(one, it), said(other, it)]))] as const,
      ),
    )
  /** Waits until so much is done; more is never done. */
  const done = (what: object) =>
    vi.waitFor(async () => expect(await db.inTx(counts)).toMatchObject([what]), PATIENCE)
  /** Waits, and looks again at once. */
  const until = (it: (tx: Tx) => Promise<boolean>) =>
    vi.waitFor(async () => expect(await db.inTx(it)).toBe(true), { ...PATIENCE, interval: 1 })
  return { farm, start, first, other, bob, wishes, toBoth, done, until }
}
