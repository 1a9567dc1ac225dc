import { randomBytes, randomUUID } from 'node:crypto'
import type * as z from 'zod/mini'
import { bookTogether } from '#server/calls/bookTogether.ts'
import type { World } from '#server/calls/World.ts'
import { makeClock } from '#server/clock/clock.ts'
import type { Config } from '#server/config/readConfig.ts'
import { answer } from '#server/http/answer.ts'
import { available, treasury } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { hashOfToken } from '#server/members/hashOfToken.ts'
import type { Coin } from '#shared/api/coin.ts'
import type { AnyPath, Calls, Path } from '#shared/api/index.ts'
import { seedJoined } from './seed.ts'
import { testDatabase } from './testDatabase.ts'

export const COIN = 10n ** 18n

/** What a call answered, as the wire has it; `result` is there where the code is 200. */
export type Said<P extends AnyPath> = {
  code: number
  message: string
  field?: string
  result: z.input<Calls[P]['result']>
}

/** A database of its own, and members in it who make calls as the service answers them. */
export async function openBooks(settings: Partial<Config> = {}) {
  const db = await testDatabase()
  const clock = makeClock({ followsChain: true })
  const world: World = {
    db,
    clock,
    book: bookTogether(db, clock.now),
    config: { ...CONFIG, ...settings },
    mailer: { send: () => Promise.reject(new Error('nobody writes mails here')), close: () => {} },
  }
  const root = await insertMember(world, { address: anyAddress() })
  const join = async ({
    address = anyAddress(),
    proved = true,
    inviter = root,
    nickname = 'Ann',
  } = {}) => {
    const id = await insertMember(world, { address, proved, inviter, nickname })
    const token = randomUUID()
    await db.inTx(
      (tx) => tx`
        insert into session (token_hash, member_id, created_at, expires_at)
        values (${hashOfToken(token)}, ${id}, ${clock.now()}, '2100-01-01')`,
    )
    const letters = writer(world, token)
    /** The same member, signed in to a service beside this one. */
    const at = (other: World) => reader(writer(other, token))
    return { id, address, letters, call: reader(letters), at, has: giver(world, id) }
  }
  /** Moves the business clock on. */
  const pass = (milliseconds: number) =>
    clock.follow(new Date(clock.now().getTime() + milliseconds))
  return { db, clock, pass, world, join, close: db.close }
}

export type Books = Awaited<ReturnType<typeof openBooks>>
export type Member = Awaited<ReturnType<Books['join']>>

const anyAddress = (): string => `0x${randomBytes(20).toString('hex')}`

export const CONFIG: Config = {
  production: false,
  databaseUrl: '',
  databaseOwnerUrl: undefined,
  rpcUrl: 'http://127.0.0.1:9',
  publicRpcUrl: 'http://127.0.0.1:9',
  pool: '0x00000000000000000000000000000000000000A1',
  token: '0x00000000000000000000000000000000000000B2',
  payerKey: undefined,
  anchorKey: undefined,
  startBlock: 0,
  explorerUrl: 'http://127.0.0.1:9',
  confirmations: 3,
  smtpUrl: 'smtp://127.0.0.1:9',
  mailFrom: 'test@bitwave.invalid',
  publicUrl: 'http://localhost:4820',
  host: '127.0.0.1',
  port: 0,
  devnetUrl: 'http://127.0.0.1:9',
  passwordMin: 6,
  founderAccount: undefined,
  founderEmail: undefined,
  push: undefined,
  logLevel: 'info',
  trustProxy: undefined,
}

type NewMember = { address: string; proved?: boolean; inviter?: string; nickname?: string }

async function insertMember(
  { db, clock }: World,
  { address, proved = true, inviter, nickname = 'Ann' }: NewMember,
): Promise<string> {
  const now = clock.now()
  const [row] = await db.inTx(
    (tx) => tx<{ id: string }>`
      insert into member (account, account_proved_at, signed_at, nickname, email, invite_code, inviter_id, created_at)
      values (${address}, ${proved ? now : null}, ${proved ? now : null}, ${nickname}, ${`${address}@bitwave.invalid`},
        ${randomUUID()}, ${inviter ?? null}, ${now}) returning id`,
  )
  if (!row) throw new Error('insert returned no row')
  if (inviter) await db.inTx((tx) => seedJoined(tx, inviter))
  return row.id
}

/** Makes a call and answers what is said to the letter. */
const writer =
  (world: World, token: string) =>
  async (path: Path, json: unknown, key: string = randomUUID()): Promise<string> => {
    const asked = { path, token, idempotencyKey: key, locale: 'en', address: '::1', json } as const
    return (await answer(world, asked)).text
  }

const reader =
  (letters: ReturnType<typeof writer>) =>
  async <P extends Path>(path: P, json: unknown, key?: string): Promise<Said<P>> =>
    JSON.parse(await letters(path, json, key))

/** Puts money into the books that no chain has seen: for what needs a balance and no chain. */
const giver = (world: World, member: string) => (coin: Coin, amount: bigint) =>
  world.db.inTx((tx) =>
    post(tx, {
      key: randomUUID(),
      kind: 'test',
      now: world.clock.now(),
      moves: [{ from: treasury, to: available(member), coin, amount, in: { type: 'deposit' } }],
    }),
  )
