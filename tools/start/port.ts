import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

const USUAL = 4820

/**
 * The app's port: PORT where it is set (0: any that is free), else that of last time, so that a wallet and an installed app
 * find it again, else the usual one; the next free one when it is taken. Throws when PORT is taken.
 */
export async function choosePort(
  dataDir: string,
  { PORT, HOST = '127.0.0.1' }: { PORT?: string | undefined; HOST?: string | undefined },
): Promise<number> {
  if (PORT) {
    const port = await listen(Number(PORT), HOST)
    if (port === undefined) throw new Error(`PORT ${PORT} is taken or not allowed`)
    return port
  }
  const file = join(dataDir, 'port')
  const wanted = existsSync(file) ? Number(readFileSync(file, 'utf8')) : USUAL
  const port = await nextFree(wanted, HOST)
  writeFileSync(file, String(port))
  return port
}

async function nextFree(wanted: number, host: string): Promise<number> {
  for (let port = wanted; port < wanted + 100; port += 1) {
    if (await listen(port, host)) return port
  }
  throw new Error(`no free port from ${wanted} to ${wanted + 99}: set PORT`)
}

/** Tries to listen there: the port that it got, undefined where it is not to be had. */
const listen = (port: number, host: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', ({ code }: NodeJS.ErrnoException) =>
      code === 'EADDRINUSE' || code === 'EACCES'
        ? resolve(undefined)
        : reject(new Error(`HOST ${host} cannot be listened on: ${code}`)),
    )
    server.listen(port, host, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' ? address?.port : undefined))
    })
  })
