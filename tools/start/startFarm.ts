import { mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { compile } from '#contracts/compile.ts'
import { startPostgres } from '#postgres/startPostgres.ts'
import { buildApp } from '#tools/build/buildApp.ts'
import { allOrNone } from './allOrNone.ts'
import { bringsChain, checkEnvironment, type DevnetReady, setIn } from './environment.ts'
import { keepPostgres } from './keepPostgres.ts'
import { takeLock } from './lock.ts'
import { choosePort } from './port.ts'
import { type Known, known } from './processes.ts'
import { root } from './root.ts'
import type { Setting } from './Setting.ts'
import { startDevnet } from './startDevnet.ts'
import { startService } from './startService.ts'

export type FarmOptions = {
  /** From the project's folder. */
  dataDir: string
  env?: NodeJS.ProcessEnv
  /** Told what is going on, a line at a time. */
  log?: (line: string) => void
  /** False: the app is served as it was built last. */
  build?: boolean
  /** Gives up on the start, and ends what is up already. */
  signal?: AbortSignal
  /** Without whom the farm ends: its `signal` says so. */
  launcher?: Known | undefined
}

/** A whole farm: everything that serves, and how to end it. */
export type Farm = {
  appUrl: string
  devnet: DevnetReady | undefined
  invitationCode: string
  database: { ownerUrl: string | undefined; appUrl: string }
  /** As they are now: what dies is started again. */
  pids: () => {
    postgres: number | undefined
    devnet: number | undefined
    anvil: number | undefined
    service: number
  }
  /** Ends the service in order and waits until a new one serves. */
  restartService: () => Promise<void>
  stop: () => Promise<void>
}

/**
 * Brings up all of it on this machine: what is not named by the environment is embedded (decisions §11). Throws
 * `AlreadyRunning`, or what is missing; then nothing is left running.
 */
export async function startFarm({ log = () => {}, ...options }: FarmOptions): Promise<Farm> {
  const env = setIn(options.env ?? process.env)
  checkEnvironment(env)
  const dataDir = resolve(root, options.dataDir)
  const lock = await takeLock(dataDir, options.launcher)
  const ending = new AbortController()
  const children = new Map<string, Known>()
  const parts: Stoppable[] = []
  const setting: Setting & Part = {
    dataDir,
    env,
    log,
    ending: AbortSignal.any([ending.signal, ...(options.signal ? [options.signal] : [])]),
    spawned: (name) => (pid) => {
      children.set(name, known(pid))
      lock.note({ children: [...children.values()] })
    },
    part: async (name, starting) => {
      const part = await starting
      if (!part) return part
      parts.push(part)
      log(`${name} is up`)
      return part
    },
  }
  const stop = async () => {
    lock.note({ ending: true })
    ending.abort(new Error('the farm is ended'))
    for (const part of parts.toReversed()) await part.stop()
    lock.release()
  }
  try {
    const port = await choosePort(dataDir, env)
    const publicUrl = env['PUBLIC_URL'] ?? `http://localhost:${port}`
    lock.note({ url: publicUrl })
    const farm = await bringUp(setting, { port, publicUrl, build: options.build ?? true, ending })
    return { ...farm, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

type Stoppable = { stop: () => Promise<void> }

/** What is up is told here, so that it can be ended again, the last first. */
type Part = {
  part: <P extends Stoppable | undefined>(name: string, starting: Promise<P> | P) => Promise<P>
}

type Plan = { port: number; publicUrl: string; build: boolean; ending: AbortController }

async function bringUp(setting: Setting & Part, plan: Plan): Promise<Omit<Farm, 'stop'>> {
  const { dataDir, env, log, ending, part } = setting
  const { port, publicUrl } = plan
  mkdirSync(join(dataDir, 'logs'), { recursive: true, mode: 0o700 })
  const compiled = bringsChain(env) ? compile() : undefined
  const startDatabase = () => startPostgres({ dataDir, log })
  const [postgres, devnet] = await allOrNone(plan.ending, [
    part(
      'PostgreSQL',
      env['DATABASE_URL'] ? undefined : keepPostgres({ start: startDatabase, log, ending }),
    ),
    part(
      'the devnet',
      compiled?.then(() => startDevnet(setting, publicUrl)),
    ),
    plan.build ? buildApp({ log, signal: ending }) : undefined,
  ])
  const database = {
    appUrl: env['DATABASE_URL'] ?? postgres?.current().appUrl ?? '',
    ownerUrl: env['DATABASE_URL'] ? env['DATABASE_OWNER_URL'] : postgres?.current().ownerUrl,
  }
  const starting = startService(setting, { port, publicUrl, devnet, database })
  const service = await part('the service', starting)
  return {
    appUrl: publicUrl,
    devnet: devnet?.current().ready,
    invitationCode: service.current().ready.invitationCode,
    database,
    pids: () => ({
      postgres: postgres?.current().pid,
      devnet: devnet?.current().pid,
      anvil: devnet && anvilOf(dataDir),
      service: service.current().pid,
    }),
    restartService: service.restart,
  }
}

const anvilOf = (dataDir: string): number =>
  JSON.parse(readFileSync(join(dataDir, 'devnet', 'anvil.json'), 'utf8')).pid
