import { createServer } from 'node:net'

/** A port for the app on this machine: the wanted one if it is free, else the next free one above it. */
export async function portFrom(wanted: number, host: string): Promise<number> {
  for (let port = wanted; port < wanted + 100; port += 1) {
    if (await free(port, host)) return port
  }
  throw new Error(`no free port from ${wanted} to ${wanted + 99}: set PORT`)
}

/** Whether nobody listens there. */
export const free = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, host, () => server.close(() => resolve(true)))
  })
