import { type Body, calls, type Path } from '#shared/api/index.ts'
import { localeAtom, memberAtom, store } from '#src/session/session.ts'
import { wireBody } from './request.ts'

/** What an answer is kept under: nobody is ever shown another member's data or another language's. */
export type CallKey = readonly [path: Path, member: string, locale: string, body: string]

export function callKey<P extends Path>(path: P, body: Body<P>): CallKey {
  const member = calls[path].who === 'member' ? (store.get(memberAtom)?.id ?? '') : ''
  return [path, member, store.get(localeAtom), JSON.stringify(wireBody(path, body))]
}
