import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lookAlike } from './lookAlike.ts'

const hex = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: length, maxLength: length })
const address = hex(40).map((digits) => `0x${digits}`)

/** Anybody may write any letter large or small. */
const respelled = (text: string, seed: number) =>
  `0x${[...text.slice(2)].map((digit, at) => ((seed >> (at % 31)) & 1 ? digit.toUpperCase() : digit)).join('')}`

test('an address made to end as a known one does is always warned of', () => {
  fc.assert(
    fc.property(fc.array(address), address, hex(32), fc.nat(), (others, known, middle, seed) => {
      const made = known.slice(0, 6) + middle + known.slice(-4)
      fc.pre(made !== known && !others.includes(made))
      const found = lookAlike(respelled(made, seed), [known, ...others])
      expect(found).toBe(known)
    }),
  )
})

/** Lists show the first seven and the last seven characters (specification §5). */
test('an address that reads like a known one in a list is always warned of', () => {
  fc.assert(
    fc.property(address, hex(28), (known, middle) => {
      const made = known.slice(0, 7) + middle + known.slice(-7)
      fc.pre(made !== known)
      expect(lookAlike(made, [known])).toBe(known)
    }),
  )
})

test('a known address is never warned of, however it is spelled and whatever it is like', () => {
  fc.assert(
    fc.property(address, hex(32), fc.nat(), (known, middle, seed) => {
      const like = known.slice(0, 6) + middle + known.slice(-4)
      expect(lookAlike(respelled(known, seed), [like, known])).toBeUndefined()
    }),
  )
})

test('an address with other ends is not warned of', () => {
  fc.assert(
    fc.property(address, address, (known, other) => {
      fc.pre(known.slice(2, 6) !== other.slice(2, 6) || known.slice(-4) !== other.slice(-4))
      expect(lookAlike(other, [known])).toBeUndefined()
    }),
  )
})
