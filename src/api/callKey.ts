import type { AnyPath, Body } from '#shared/api/index.ts'
import { localeAtom, memberAtom, store } from '#src/session/session.ts'
import { callOf } from './callOf.ts'
import { wireBody } from './request.ts'

/** What an answer is kept under: nobody is ever shown another member's data or another language's. */
export type CallKey = readonly [path: AnyPath, member: string, locale: string, body: string]

export function callKey<P extends AnyPath>(path: P, body: Body<P>): CallKey {
  const member = callOf(path).who === 'member' ? (store.get(memberAtom)?.id ?? '') : ''
  return [path, member, store.get(localeAtom), JSON.stringify(wireBody(path, body))]
}

/** What all pages of a list are kept under together; its first page alone may be another read's answer. */
export type ListKey = readonly [...CallKey, 'pages']

export const listKey = <P extends AnyPath>(path: P, body: Body<P>): ListKey => [
  ...callKey(path, body),
  'pages',
]
