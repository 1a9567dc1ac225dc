import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Pausable } from '#shared/pausable.ts'
import { parameterWords } from '#src/screens/console/parameters/parameter-words.ts'

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

/** What a pause is of, by the name that the log has. */
export const paused: Readonly<Record<Pausable, MessageDescriptor>> = {
  staking: msg`Staking`,
  transfers: msg`Transfers`,
  withdrawals: msg`Withdrawing`,
}

/** What some things are called that the log has by a name of the service's own. */
export const namesOf: Readonly<Record<string, Readonly<Record<string, MessageDescriptor>>>> = {
  pause: paused,
  parameter: Object.fromEntries(
    Object.entries(parameterWords).map(([name, words]) => [name, words.name]),
  ),
}
