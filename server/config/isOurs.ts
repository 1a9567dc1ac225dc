import { BlockList, isIPv6 } from 'node:net'

/** This machine and private networks: operators, their tools and proxies ask from there, and nobody from the internet. */
const ours = new BlockList()
ours.addSubnet('127.0.0.0', 8)
ours.addSubnet('10.0.0.0', 8)
ours.addSubnet('172.16.0.0', 12)
ours.addSubnet('192.168.0.0', 16)
ours.addAddress('::1', 'ipv6')
ours.addSubnet('fc00::', 7, 'ipv6')

/** Whether an address is of a network of one's own. */
export const isOurs = (address: string): boolean =>
  ours.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
