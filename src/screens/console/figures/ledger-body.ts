import type { Coin } from '#shared/api/coin.ts'
import { Id } from '#shared/rules.ts'
import { canSeek } from '#src/screens/console/parts/sought.ts'
import { OF_HOUSE, OF_MEMBERS } from './account-words.ts'

type Filters = {
  who?: 'member'
  owner?: string
  of?: string
  account?: string
  coin?: Coin
  type?: string
  from?: string
  to?: string
}

/** Whose the accounts are that are no member's. */
export const HOUSE = '0'

/** The accounts of whom the filters name. */
export const accountsOf = ({ who }: Pick<Filters, 'who'>): readonly string[] =>
  who === 'member' ? OF_MEMBERS : OF_HOUSE

/**
 * What is asked for with these filters: a journal's entries, else an owner's, the house's where no member is named. Nothing
 * while it is not known which member's, or where what is typed is no number: the ledger is not read from end to end.
 */
export function ledgerBody(filters: Filters) {
  const { coin, type, from, to } = filters
  const named = namedIn(filters)
  return (
    named && {
      ...named,
      ...(coin !== undefined && { coin }),
      ...(type !== undefined && { type }),
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
    }
  )
}

function namedIn(filters: Filters) {
  const { who, owner, of, account } = filters
  if (of !== undefined) return canSeek(Id, of) ? { journal: of } : null
  const whose = who === 'member' ? owner : HOUSE
  if (whose === undefined || !canSeek(Id, whose)) return null
  const one = account !== undefined && accountsOf(filters).includes(account) && { account }
  return { owner: whose, ...one }
}
