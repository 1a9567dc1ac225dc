import { onTestFinished } from 'vitest'
import { startMail } from '#devnet/startMail.ts'
import { bookTogether } from '#server/calls/bookTogether.ts'
import type { World } from '#server/calls/World.ts'
import { makeClock } from '#server/clock/clock.ts'
import type { Config } from '#server/config/readConfig.ts'
import { plantSamples } from '#server/content/plantSamples.ts'
import { listen } from '#server/http/listen.ts'
import { makeApp } from '#server/http/makeApp.ts'
import { makeMailer } from '#server/mail/mailer.ts'
import { handedOver } from '#server/mail/sendLetters.ts'
import { plantRoot } from '#server/members/plantRoot.ts'
import type { AnyPath } from '#shared/api/index.ts'
import { CONFIG, type Said } from './openBooks.ts'
import { testDatabase } from './testDatabase.ts'

type Options = {
  settings?: Partial<Config>
  dist?: string
  /** What the calls get in place of the real database. */
  db?: World['db']
}

const FOUNDER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** The service at its door, with the founder, the samples and a mail server that catches what it sends. */
export async function openService({ settings = {}, dist = '/nowhere', db: other }: Options = {}) {
  const db = await testDatabase()
  const mail = await startMail()
  const config = { ...CONFIG, logLevel: 'silent', smtpUrl: mail.url, ...settings }
  const clock = makeClock({ followsChain: true })
  const failures: unknown[] = []
  const mailer = makeMailer({ ...config, onFailure: (error) => failures.push(error) })
  const book = bookTogether(other ?? db, clock.now)
  const world: World = { db: other ?? db, clock, config, mailer, book }
  const now = clock.now()
  const { inviteCode } = await db.inTx(async (tx) => {
    await plantSamples(tx, now)
    const founder = { account: FOUNDER, email: 'founder@bitwave.invalid', nickname: 'Founder', now }
    return plantRoot(tx, () => founder)
  })
  const app = makeApp(config)
  const { url } = await listen(app, world, { dist, ready: async () => true })
  const close = async () => {
    await app.close()
    await handedOver(world, 5_000)
    mailer.close()
    await mail.stop()
    await db.close()
  }
  return {
    url,
    db,
    clock,
    world,
    mail,
    mailFailures: failures,
    inviteCode,
    call: caller(url),
    letters: writer(url),
    /** Moves the business clock on. */
    pass: (milliseconds: number) => clock.follow(new Date(clock.now().getTime() + milliseconds)),
    close,
  }
}

export type Service = Awaited<ReturnType<typeof openService>>

/** The same, closed when the test that asked for it is finished. */
export async function ownService(options: Options = {}): Promise<Service> {
  const service = await openService(options)
  onTestFinished(service.close)
  return service
}

type How = { token?: string | undefined; locale?: string; headers?: Record<string, string> }

/** Sends a call, a form as a form. */
const sender =
  (url: string) =>
  (path: AnyPath, body: unknown = {}, { token, locale = 'en', headers }: How = {}) =>
    fetch(`${url}/api/${path}`, {
      method: 'POST',
      headers: {
        ...(!(body instanceof FormData) && { 'content-type': 'application/json' }),
        'accept-language': locale,
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: body instanceof FormData ? body : JSON.stringify(body),
    })

const caller = (url: string) => {
  const send = sender(url)
  return async <P extends AnyPath>(path: P, body: unknown = {}, how: How = {}) => {
    const response = await send(path, body, how)
    return { ...((await response.json()) as Said<P>), status: response.status, response }
  }
}

/** What a call is answered, to the letter. */
const writer = (url: string) => {
  const send = sender(url)
  return async (path: AnyPath, body: unknown = {}, how: How = {}): Promise<string> =>
    (await send(path, body, how)).text()
}
