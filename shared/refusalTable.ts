import type { Words } from './locale.ts'

/** A way to say no: its envelope code (specification §8) and its words. */
type RefusalWords = Words & { readonly code: 400 | 401 | 403 | 500 }

/** Ways to say no by name. */
export const refusalTable = <const T extends Record<string, RefusalWords>>(table: T) => table
