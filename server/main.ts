import { setTimeout as wait } from 'node:timers/promises'
import { bookTogether } from './calls/bookTogether.ts'
import type { World } from './calls/World.ts'
import { type Followed, followChain } from './chain/followChain.ts'
import { keepPool } from './chain/keepPool.ts'
import { type Clock, makeClock } from './clock/clock.ts'
import { type Config, readConfig } from './config/readConfig.ts'
import { plantSamples } from './content/plantSamples.ts'
import { checkSchema } from './db/checkSchema.ts'
import { migrate } from './db/migrate.ts'
import { type Database, open } from './db/open.ts'
import { describe } from './http/describe.ts'
import { listen } from './http/listen.ts'
import { makeApp } from './http/makeApp.ts'
import { readiness } from './http/readiness.ts'
import { toLog } from './http/toLog.ts'
import { runJobs } from './jobs/runJobs.ts'
import { countFailures } from './mail/countFailures.ts'
import { makeMailer } from './mail/mailer.ts'
import { handedOver } from './mail/sendLetters.ts'
import { founderOf } from './members/founderOf.ts'
import { isPlanted, plantRoot } from './members/plantRoot.ts'
import { payGauges } from './payouts/payWithdrawals.ts'
import { pushGauges } from './push/sendPushes.ts'

/** How long nobody is let in while the chain is read from where we left it, milliseconds. */
const CATCHES_UP = 10_000

/** How long what is under way may take to end, milliseconds. */
const DRAIN = 5_000

/** How long letters that are being sent are waited for at the end, milliseconds: what a mail server that hangs has not taken is kept. */
const HANDS_OVER = 2_000

/** Opens the service from the inside out; what it opened is closed in reverse. */
async function start(config: Config) {
  const app = makeApp(config)
  const report = toLog(app.log)
  await bringUpToDate(config, report)
  const db = open(config.databaseUrl)
  const clock = makeClock({ followsChain: config.devnetUrl !== undefined })
  const notSent = (error: unknown) => report({ level: 'error', event: 'mail not sent', error })
  const mailer = countFailures(makeMailer({ ...config, onFailure: notSent }), {
    db,
    clock,
    onTrouble: (error) => report({ level: 'error', event: 'mail failure not counted', error }),
  })
  const world: World = { db, clock, config, mailer, book: bookTogether(db, clock.now) }
  await checkSchema(db)
  // Before anything is followed or served: who stands at the root is never changed later.
  if (!(await db.inTx(isPlanted))) founderOf(config)
  await keepPool(world)
  const chain = await followChain(world, report)
  const { inviteCode } = await firstRun(world)
  if (!config.push) report({ level: 'info', event: 'no pushes are sent: there are no VAPID keys' })
  await Promise.race([chain.caughtUp, wait(CATCHES_UP, undefined, { ref: false })])
  if (chain.status().lastOk === null)
    report({ level: 'warn', event: 'the chain is not read to its end yet', ...chain.status() })
  // Nothing is shared out or paid by what is known of an old day.
  const closing = new AbortController()
  const jobs = chain.caughtUp.then(() =>
    closing.signal.aborted ? null : runJobs(world, { report }),
  )
  const { url } = await listen(app, world, {
    ready: readiness(db, () => chain.status().lastOk !== null),
    gauges: () => ({ ...chainGauges(chain, clock), ...payGauges(world), ...pushGauges(world) }),
  })
  const close = async () => {
    closing.abort()
    await app.close()
    await chain.stop()
    await (await jobs)?.stop()
    await closeMail(world)
    await db.close()
  }
  return { close, url, invitationCode: inviteCode }
}

/** Where this process may; who runs without the owner is told by `checkSchema` what is missing. */
async function bringUpToDate({ databaseOwnerUrl }: Config, report: ReturnType<typeof toLog>) {
  if (!databaseOwnerUrl) return
  const event =
    'waiting to migrate: a backup, a restore or another start is at work in the database'
  const ran = await migrate(databaseOwnerUrl, () => report({ level: 'warn', event }))
  if (ran.length > 0) report({ level: 'info', event: 'migrated', ran })
}

async function closeMail(world: World) {
  await handedOver(world, HANDS_OVER)
  world.mailer.close()
}

function chainGauges(chain: Followed, clock: Clock): Record<string, number> {
  const { head, failures, halted, alarms } = chain.status()
  return {
    chain_head: head,
    chain_age_seconds: Math.round((clock.now().getTime() - clock.passed().getTime()) / 1_000),
    chain_failures: failures,
    chain_halted: Number(halted),
    chain_alarms: alarms,
  }
}

/** The root of the tree and the sample texts, made once. */
const firstRun = ({ db, clock, config }: Pick<World, 'clock' | 'config'> & { db: Database }) =>
  db.inTx(async (tx) => {
    const now = clock.now()
    const root = await plantRoot(tx, () => ({ ...founderOf(config), now }))
    if (root.planted) await plantSamples(tx, now)
    return root
  })

/** Ends once, whoever asks and however often; what does not end in time is cut off. */
function endWhenAsked(close: () => Promise<void>) {
  let ending = false
  const end = () => {
    if (ending) return
    ending = true
    setTimeout(() => process.exit(1), DRAIN).unref()
    close().then(() => process.exit(0), fail)
  }
  process.once('SIGTERM', end)
  process.once('SIGINT', end)
  // Whoever started us is gone.
  if (process.channel) process.once('disconnect', end)
}

function fail(error: unknown): never {
  process.stderr.write(
    `${JSON.stringify({ level: 60, event: 'failed', error: describe(error) })}\n`,
  )
  process.exit(1)
}

// A log that takes nothing, on a full disk say, loses lines: what is lost with the service is more.
process.stderr.on('error', () => {})

try {
  const config = readConfig(process.env)
  const { close, url, invitationCode } = await start(config)
  // Whoever reads that we are ready may ask us to end with the next breath.
  endWhenAsked(close)
  const ready = { event: 'ready', url: config.publicUrl, listening: url, invitationCode }
  process.stdout.write(`${JSON.stringify(ready)}\n`)
} catch (error) {
  fail(error)
}
