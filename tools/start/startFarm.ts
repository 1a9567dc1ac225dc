import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { startPostgres } from '#postgres/startPostgres.ts'
import { build } from '#tools/build/build.ts'
import { start } from './child.ts'
import { checkProduction, type DevnetReady, serviceEnvironment } from './environment.ts'
import { keepAlive } from './keepAlive.ts'
import { keepPostgres } from './keepPostgres.ts'
import { type Lock, takeLock } from './lock.ts'
import { portFrom } from './port.ts'
import { known } from './processes.ts'

export type FarmOptions = {
  dataDir: string
  env?: NodeJS.ProcessEnv
  /** Told what is going on, a line at a time. */
  log?: (line: string) => void
}

type ServiceReady = { url: string; invitationCode: string }

/** A whole farm: everything that serves, and how to end it. */
export type Farm = {
  appUrl: string
  devnet: DevnetReady | undefined
  invitationCode: string
  database: { ownerUrl: string | undefined; appUrl: string }
  pids: () => { postgres: number | undefined; devnet: number | undefined; service: number }
  stop: () => Promise<void>
}

/** Brings up all of it on this machine: what is not named by the environment is embedded (decisions §11). */
export async function startFarm({
  env = process.env,
  log = () => {},
  ...options
}: FarmOptions): Promise<Farm> {
  checkProduction(env)
  const dataDir = resolve(options.dataDir)
  const lock = await takeLock(dataDir)
  try {
    return await bringUp({ dataDir, env, log, lock })
  } catch (error) {
    lock.release()
    throw error
  }
}

type Setting = { dataDir: string; env: NodeJS.ProcessEnv; log: (line: string) => void; lock: Lock }

async function bringUp(setting: Setting): Promise<Farm> {
  const { dataDir, env, log, lock } = setting
  const host = env['HOST'] ?? '127.0.0.1'
  const port = await portOf(setting, host)
  const publicUrl = env['PUBLIC_URL'] ?? `http://localhost:${port}`
  mkdirSync(join(dataDir, 'logs'), { recursive: true })

  const [, postgres, devnet] = await allOrNone([
    build(log),
    env['DATABASE_URL'] ? undefined : startPostgres({ dataDir, log }),
    env['BITWAVE_RPC_URL'] ? undefined : startDevnet(setting, publicUrl),
  ])
  const database = {
    appUrl: env['DATABASE_URL'] ?? postgres?.appUrl ?? '',
    ownerUrl: env['DATABASE_URL'] ? env['DATABASE_OWNER_URL'] : postgres?.ownerUrl,
  }
  const server = postgres && keepPostgres(postgres, () => startPostgres({ dataDir, log }), log)
  const service = await startService(setting, {
    environment: () =>
      serviceEnvironment(env, {
        devnet: devnet?.current().ready,
        host,
        port,
        publicUrl,
        ...database,
      }),
    note: (pid) =>
      lock.note({ url: publicUrl, children: [devnet?.current().pid, pid].flatMap(knownOf) }),
  })

  return {
    appUrl: publicUrl,
    devnet: devnet?.current().ready,
    invitationCode: service.current().ready.invitationCode,
    database,
    pids: () => ({
      postgres: server?.current().pid,
      devnet: devnet?.current().pid,
      service: service.current().pid,
    }),
    stop: async () => {
      await service.stop()
      await devnet?.stop()
      await server?.stop()
      lock.release()
    },
  }
}

const knownOf = (pid: number | undefined) => (pid === undefined ? [] : [known(pid)])

const startDevnet = ({ dataDir, env, log }: Setting, appUrl: string) =>
  keepAlive({
    name: 'the devnet',
    log,
    start: () =>
      start<DevnetReady>({
        name: 'the devnet',
        file: 'devnet/main.ts',
        logFile: join(dataDir, 'logs', 'devnet.log'),
        env: { ...env, DEVNET_DIR: join(dataDir, 'devnet'), APP_URL: appUrl },
      }),
  })

type Service = {
  environment: () => NodeJS.ProcessEnv
  note: (pid: number) => void
}

async function startService({ dataDir, log }: Setting, { environment, note }: Service) {
  const service = await keepAlive({
    name: 'the service',
    log,
    start: async () => {
      const child = await start<ServiceReady>({
        name: 'the service',
        file: 'server/main.ts',
        logFile: join(dataDir, 'logs', 'service.log'),
        env: environment(),
      })
      note(child.pid)
      return child
    },
  })
  return service
}

/** The port of last time, so that a wallet and an installed app find it again; PORT where it is set. */
async function portOf({ dataDir, env }: Setting, host: string): Promise<number> {
  if (env['PORT']) return Number(env['PORT'])
  const file = join(dataDir, 'port')
  const wanted = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 4820
  const port = await portFrom(wanted, host)
  writeFileSync(file, String(port))
  return port
}

/** All of them, or the first failure once the others have been ended. */
async function allOrNone<A, B extends Stoppable, C extends Stoppable>(
  parts: [Promise<A> | A, Promise<B> | B, Promise<C> | C],
): Promise<[A, B, C]> {
  const settled = await Promise.allSettled(parts)
  const failure = settled.find((part) => part.status === 'rejected')
  if (failure) {
    for (const part of settled.slice(1)) {
      if (part.status === 'fulfilled') await (part.value as Stoppable)?.stop()
    }
    throw failure.reason
  }
  return Promise.all(parts)
}

type Stoppable = { stop: () => Promise<void> } | undefined
