/**
 * Whether an endpoint, which a member may have made up, is a push service: https to a host of the list, at its usual port
 * and without a name or password, spelled as browsers spell it, so that whoever reads it reads the same. What the list
 * names with `http://` is allowed to the letter, for a farm of tests.
 */
export function pushAllowed(hosts: readonly string[], endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, host, hostname, origin, username, password, href, hash } = new URL(endpoint)
  if (username || password || hash || href !== endpoint || !NAME.test(hostname)) return false
  if (protocol === 'http:') return hosts.includes(origin)
  if (protocol !== 'https:') return false
  return hosts.some((allowed) =>
    allowed.startsWith('*.') ? endsIn(host, hostname, allowed.slice(1)) : allowed === host,
  )
}

/** What a wildcard stands for may have been made up too. */
const NAME = /^[a-z0-9.-]+$/

/** `host` is the name with any unusual port: a wildcard allows none but the usual one. */
const endsIn = (host: string, hostname: string, tail: string) =>
  host === hostname && hostname.endsWith(tail) && hostname.length > tail.length
