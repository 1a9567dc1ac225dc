import { BlockList } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Networks from which a proxy of the house asks, and nobody from the internet. */
const ours = new BlockList()
ours.addSubnet('127.0.0.0', 8)
ours.addSubnet('10.0.0.0', 8)
ours.addSubnet('172.16.0.0', 12)
ours.addSubnet('192.168.0.0', 16)
ours.addAddress('::1', 'ipv6')
ours.addSubnet('fc00::', 7, 'ipv6')

/**
 * Warns once where a proxy says for whom it asks and nobody is believed: everybody is one caller then, to the limits and in
 * the log. Of this machine or a private network alone: what a stranger writes there says nothing.
 */
export function tellOfProxy(app: FastifyInstance): void {
  let told = false
  app.addHook('onRequest', async ({ headers, socket: { remoteAddress = '' }, log }) => {
    if (told || headers['x-forwarded-for'] === undefined || !isOurs(remoteAddress)) return
    told = true
    log.warn('a proxy says for whom it asks, and is not believed: set TRUST_PROXY')
  })
}

const isOurs = (address: string) => ours.check(address, address.includes(':') ? 'ipv6' : 'ipv4')
