import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What the log calls the things that something is done to; a number, a name or an address follows. */
export const things: Readonly<Record<string, MessageDescriptor>> = {
  member: msg`member`,
  withdrawal: msg`withdrawal`,
  arrival: msg`arrival`,
  grant: msg`grant`,
  funding: msg`funding`,
  parameter: msg`parameter`,
  article: msg`article`,
  notice: msg`notice`,
  ad: msg`ad`,
  pause: msg`pause`,
  pool: msg`pool`,
  'payout stop': msg`payout stop`,
  books: msg`books`,
}
