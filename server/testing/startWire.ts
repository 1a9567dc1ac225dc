import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net'
import type { Transform } from 'node:stream'
import { onTestFinished } from 'vitest'

type Ends = { near: Socket; far: Socket }

/**
 * A wire to the database that can be cut without a word: what is sent on it then is taken, and comes to nobody. Ends with
 * the test that asked for it. `way` makes what each connection to the database goes through.
 */
export async function startWire(databaseUrl: string, { way }: { way?: () => Transform } = {}) {
  const { username, password, pathname, searchParams } = new URL(
    // Where the server is a socket file, no host is named.
    databaseUrl.replace('@/', '@file/'),
  )
  const wires = new Set<Ends>()
  let deaf = false
  const server = createServer((near) => {
    const far = createConnection(`${searchParams.get('host')}/.s.PGSQL.5432`)
    const ends = { near, far }
    wires.add(ends)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => other.destroy())
      one.on('close', () => {
        wires.delete(ends)
        other.destroy()
      })
    }
    if (!deaf) {
      if (way) near.pipe(way()).pipe(far)
      else near.pipe(far)
      far.pipe(near)
    } else near.resume()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  onTestFinished(() => {
    server.close()
    for (const { near } of wires) near.destroy()
  })
  /** Every connection that is there leads nowhere from now on: both ways, or only what the database answers. */
  const hush = ({ answersOnly = false } = {}) => {
    for (const { near, far } of wires) {
      far.unpipe(near).resume()
      if (!answersOnly) near.unpipe(far).resume()
    }
  }
  const { port } = server.address() as AddressInfo
  return {
    url: `postgresql://${username}:${password}@127.0.0.1:${port}${pathname}`,
    hush,
    /** And so does every new one, until it may be heard again. */
    deafen: (is: boolean) => {
      deaf = is
    },
    wires: () => wires.size,
  }
}
