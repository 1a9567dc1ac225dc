import { expect } from 'vitest'

// An object that is to match is compared by the keys of what is wanted: a pattern has none, and any words would do.
expect.addEqualityTesters([
  (words: unknown, pattern: unknown) =>
    typeof words === 'string' && pattern instanceof RegExp ? pattern.test(words) : undefined,
])
