import type { Result } from '#shared/api/index.ts'

/** What the service says of its chain. */
export type ChainFacts = Result<'home/parameters'>['parameters']['chain']
