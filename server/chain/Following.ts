import type { Clock } from '#server/clock/clock.ts'
import type { Config } from '#server/config/readConfig.ts'
import type { Database } from '#server/db/open.ts'
import type { Chain } from './openChain.ts'

/** What following the chain works with. */
export type Following = {
  db: Database
  clock: Clock
  config: Pick<Config, 'rpcUrl' | 'pool' | 'token' | 'confirmations' | 'startBlock' | 'devnetUrl'>
}

/** One line of the log. */
export type Report = { level: 'info' | 'warn' | 'error'; event: string } & Record<string, unknown>

/** The same with the node and where alarms go; what every step of the way takes. */
export type Follower = Following & { chain: Chain; report: (line: Report) => void }
