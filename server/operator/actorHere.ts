import { userInfo } from 'node:os'
import { Complaint } from './Complaint.ts'
import type { Desk } from './openDesk.ts'

/**
 * Who acts at the command line: OPERATOR, else the user of the operating system. Not by the name that the log has for somebody
 * else: members at the console, and the service itself.
 */
export function actorHere(env: Desk['env']): string {
  const name = (env['OPERATOR'] || userInfo().username).trim()
  if (/^member\b|^service$/i.test(name)) {
    throw new Complaint(
      `OPERATOR is "${name}": in the log that is somebody else. Use a name of yours.`,
    )
  }
  if (!/^[\p{L}\p{N}][\p{L}\p{N} ._@+-]{0,59}$/u.test(name)) {
    throw new Complaint(
      'OPERATOR is no name: letters, digits, blanks and . _ @ + - are one, up to 60.',
    )
  }
  return name
}
