import { resolve } from 'node:path'
import { type Devnet, startDevnet } from './startDevnet.ts'

const { env } = process
const log = (line: string) => console.error(line)

if (env['NODE_ENV'] === 'production') {
  throw new Error('The devnet is a local chain with worthless coins; it does not run in production')
}

const devnet = await startDevnet({
  dir: resolve(env['DEVNET_DIR'] || '.data/devnet'),
  pagePort: Number(env['DEVNET_PORT'] || 0),
  rpcPort: Number(env['RPC_PORT'] || 0),
  smtpPort: Number(env['SMTP_PORT'] || 0),
  confirmations: Number(env['CONFIRMATIONS'] || 12),
  ...(env['APP_URL'] && { appUrl: env['APP_URL'] }),
  log,
})
endWith(devnet)
// Whoever reads it may end this the next moment.
console.log(JSON.stringify(devnet.ready))

/** Ends in order when it is told to, or when whoever started it with a channel to it is gone. */
function endWith({ anvil, stop }: Devnet): void {
  let ending = false
  const end = () => {
    if (ending) return
    ending = true
    stop().then(
      () => process.exit(0),
      (cause) => {
        log(`The devnet did not end in order: ${String(cause)}`)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, end)
  process.on('disconnect', end)
  void anvil.ended.then(() => {
    if (ending) return
    log('anvil has ended by itself; the devnet ends too')
    process.exit(1)
  })
}
