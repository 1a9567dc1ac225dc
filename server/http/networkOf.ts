import { isIPv6 } from 'node:net'

/** Proxies there are that write the port beside it, another one for each connection. */
const withPort = /^(?:\[([\da-f:.]+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?$/i

/**
 * What limits count as one caller: an IPv4 address, or the first half of an IPv6 address, of which one household has as
 * many as it likes.
 */
export function networkOf(said: string): string {
  const [, six, four] = withPort.exec(said) ?? []
  const address = six ?? four ?? said
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const groups = head ? head.split(':') : []
  const after = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length
  const whole = [...groups, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after]
  return `${whole
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':')}::/64`
}
