import { join } from 'node:path'
import { start } from './child.ts'
import { serviceEnvironment } from './environment.ts'
import { type Kept, keepAlive } from './keepAlive.ts'
import type { Setting } from './Setting.ts'
import type { Devnet } from './startDevnet.ts'

type ServiceReady = { invitationCode: string }

type Service = {
  port: number
  publicUrl: string
  devnet: Devnet | undefined
  database: { appUrl: string; ownerUrl: string | undefined }
}

/** Starts the service as a process of its own and keeps it alive. */
export const startService = (
  { dataDir, env, log, ending, spawned }: Setting,
  { devnet, ...ours }: Service,
): Promise<Kept<ServiceReady>> =>
  keepAlive({
    name: 'the service',
    log,
    ending,
    start: () =>
      start<ServiceReady>({
        name: 'the service',
        file: 'server/main.ts',
        env: serviceEnvironment(env, {
          ...ours,
          devnet: devnet?.current().ready,
          founder: devnet?.operator,
        }),
        logFile: join(dataDir, 'logs', 'service.log'),
        isReady: (line) => 'event' in line && line.event === 'ready',
        spawned: spawned('service'),
        signal: ending,
      }),
  })
