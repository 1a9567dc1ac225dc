import { once } from 'node:events'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { AlreadyRunning } from './start/lock.ts'
import { alive, known } from './start/processes.ts'
import { root } from './start/root.ts'

const started = Date.now()
const log = (line: string) => console.error(line)

const ending = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)

/** The npm that started us, if one did: who kills it means us. */
const launcher = process.env['npm_lifecycle_event'] ? known(process.ppid) : undefined
if (launcher) setInterval(() => alive(launcher) || end(), 100).unref()

function end() {
  if (ending.signal.aborted) return
  log('ending …')
  ending.abort()
}

try {
  log('starting the farm …')
  enableCompileCache(join(root, 'node_modules', '.cache', 'node'))
  const { startFarm } = await import('./start/startFarm.ts')
  const dataDir = process.env['DATA_DIR'] || '.data'
  const farm = await startFarm({ dataDir, log, launcher, signal: ending.signal })
  console.log(`app ${farm.appUrl}`)
  if (farm.devnet) console.log(`devnet ${farm.devnet.pageUrl}`)
  console.log(`invitation code ${farm.invitationCode}`)
  log(`ready in ${((Date.now() - started) / 1000).toFixed(1)} s; Ctrl-C ends it`)
  if (!ending.signal.aborted) await once(ending.signal, 'abort')
  await farm.stop()
  log('ended')
} catch (error) {
  if (ending.signal.aborted) log('ended before it was up')
  else log(said(error))
  process.exitCode = ending.signal.aborted ? 0 : 1
}

function said(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error instanceof AlreadyRunning || !process.env['DEBUG'] ? error.message : `${error.stack}`
}
