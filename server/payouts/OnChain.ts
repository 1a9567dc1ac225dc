import type { Paying } from './Paying.ts'

/** The chain as somebody sees it who pays nothing: the desk. */
export type OnChain = Pick<Paying, 'chain' | 'node' | 'pool'>
