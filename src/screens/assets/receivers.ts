import type { Result } from '#shared/api/index.ts'
import { tidied } from '#shared/tidied.ts'
import { spellAddress } from '#src/wallet/spellAddress.ts'

/** The addresses that the app knows when one is given. `used` is unknown while the service has not said. */
export type Known = {
  own: string
  used: Result<'asset/cashAddresses'>['list'] | undefined
  /** The pool, the token and the address of nobody: what is paid out to them cannot be spent. */
  contracts: readonly string[]
}

/** What an address is to the member; `unknown` while nobody can say that it is new. */
export type Standing = 'own' | 'used' | 'contract' | 'new' | 'unknown'

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

export function standingOf(address: string, { own, used, contracts }: Known): Standing {
  if (same(address, own)) return 'own'
  if (contracts.some((it) => same(it, address))) return 'contract'
  if (!used) return 'unknown'
  return used.some((it) => same(it.address, address)) ? 'used' : 'new'
}

/** All of them, for comparing. */
export const knownAddresses = ({ own, used = [], contracts }: Known): string[] => [
  own,
  ...used.map(({ address }) => address),
  ...contracts,
]

const NOBODY = `0x${'0'.repeat(40)}`

export function contractsOf({ parameters, coinSet }: Result<'home/parameters'>): string[] {
  const tokens = coinSet.flatMap(({ contract }) => contract ?? [])
  return [parameters.chain.poolAddress, NOBODY, ...tokens].filter((address) => address !== '')
}

/** What was typed, as an address: in its right spelling, null where its letters do not fit, undefined while it is none. */
export const readAddress = (typed: string): string | null | undefined =>
  isAddress(tidied(typed)) ? spellAddress(tidied(typed)) : undefined

const isAddress = (text: string) => /^0x[0-9a-fA-F]{40}$/.test(text)
