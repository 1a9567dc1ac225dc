import type { AnyPath } from './index.ts'
import { start } from './start.ts'

/** What Home asks when it opens: each call with its body as it goes over the wire. */
const ASKED = [
  ['member/userInfo', '{}'],
  ['home/parameters', '{}'],
  ['product/pledgeData', '{}'],
  ['home/solvency', '{}'],
  ['home/ad', '{}'],
  ['member/fengyunList', '{}'],
  ['member/inbox', '{"limit":1}'],
] as const satisfies readonly (readonly [path: AnyPath & keyof typeof start, body: string])[]

/** A call, its body, and whether it is asked in the name of the member. */
export type HomeAsk = readonly [path: string, body: string, isMine: boolean]

/** For the page, which knows no contract. */
export const homeAsks: readonly HomeAsk[] = ASKED.map(([path, body]) => [
  path,
  body,
  start[path].who === 'member',
])
