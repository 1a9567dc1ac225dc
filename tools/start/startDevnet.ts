import { join } from 'node:path'
import { start } from './child.ts'
import type { DevnetReady } from './environment.ts'
import { type Kept, keepAlive } from './keepAlive.ts'
import type { Setting } from './Setting.ts'

/** The devnet, kept alive, and the address of its operator. */
export type Devnet = Kept<DevnetReady> & { operator: string }

/** Starts the devnet as a process of its own; the app it belongs to is linked from its page. */
export async function startDevnet(setting: Setting, appUrl: string): Promise<Devnet> {
  const { dataDir, env, log, ending, spawned } = setting
  // It takes a while to load; the devnet takes longer to start.
  const accounts = import('viem/accounts')
  const kept = await keepAlive({
    name: 'the devnet',
    log,
    ending,
    start: () =>
      start<DevnetReady>({
        name: 'the devnet',
        file: 'devnet/main.ts',
        env: { ...env, DEVNET_DIR: join(dataDir, 'devnet'), APP_URL: appUrl },
        logFile: join(dataDir, 'logs', 'devnet.log'),
        isReady: (line) => 'pageUrl' in line,
        spawned: spawned('devnet'),
        signal: ending,
      }),
  })
  const { privateKeyToAddress } = await accounts
  return { ...kept, operator: privateKeyToAddress(kept.current().ready.operatorKey) }
}
