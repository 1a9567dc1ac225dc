import type { AnyPath } from './index.ts'
import { start } from './start.ts'

type Asked = readonly (readonly [path: AnyPath & keyof typeof start, body: string])[]

/** What a member's start asks, wherever it leads (specification §2): each call with its body as it goes over the wire. */
const AT_START = [
  ['member/userInfo', '{}'],
  ['home/parameters', '{}'],
] as const satisfies Asked

/** What Home asks beside that when it opens. */
const AT_HOME = [
  ['product/pledgeData', '{}'],
  ['home/solvency', '{}'],
  ['home/ad', '{}'],
  ['member/fengyunList', '{}'],
  ['member/inbox', '{"limit":1}'],
] as const satisfies Asked

/** A call, its body, and whether it is asked in the name of the member. */
export type HomeAsk = readonly [path: string, body: string, isMine: boolean]

const forPage = (asked: Asked): readonly HomeAsk[] =>
  asked.map(([path, body]) => [path, body, start[path].who === 'member'])

/** For the page, which knows no contract: what any start asks, and what Home asks, that included. */
export const startAsks = forPage(AT_START)
export const homeAsks = [...startAsks, ...forPage(AT_HOME)]
