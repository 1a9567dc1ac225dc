import { AlreadyRunning } from './start/lock.ts'
import { startFarm } from './start/startFarm.ts'

const started = Date.now()
const log = (line: string) => console.error(line)

try {
  log('starting the farm …')
  const farm = await startFarm({ dataDir: process.env['DATA_DIR'] ?? '.data', log })
  console.log(`app ${farm.appUrl}`)
  if (farm.devnet) console.log(`devnet ${farm.devnet.pageUrl}`)
  console.log(`invitation code ${farm.invitationCode}`)
  log(`ready in ${((Date.now() - started) / 1000).toFixed(1)} s; Ctrl-C ends it`)

  let ending = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (ending) return
      ending = true
      log('ending …')
      farm.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log(String(error))
          process.exit(1)
        },
      )
    })
  }
} catch (error) {
  log(error instanceof Error ? error.message : String(error))
  if (!(error instanceof AlreadyRunning) && process.env['DEBUG']) console.error(error)
  process.exit(1)
}
