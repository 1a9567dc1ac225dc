/**
 * Whether an endpoint, which a member may have made up, is a push service: https to a host of the list, at its usual port
 * and without a name or password. What the list names with `http://` is allowed to the letter, for a farm of tests.
 */
export function pushAllowed(hosts: readonly string[], endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, host, hostname, origin, username, password } = new URL(endpoint)
  if (username || password) return false
  if (protocol === 'http:') return hosts.includes(origin)
  if (protocol !== 'https:') return false
  return hosts.some((allowed) =>
    allowed.startsWith('*.') ? endsIn(host, hostname, allowed.slice(1)) : allowed === host,
  )
}

/** `host` is the name with any unusual port: a wildcard allows none but the usual one. */
const endsIn = (host: string, hostname: string, tail: string) =>
  host === hostname && hostname.endsWith(tail) && hostname.length > tail.length
