import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Ancestor } from '#server/tree/ancestorsOf.ts'
import { type Earner, earnersAbove } from './earnersAbove.ts'

type Person = { id: number; inviter: number | null; ratio: number }

/** A tree that counts how often a ratio is looked at. */
function watched(people: readonly Person[]) {
  let looks = 0
  const tree = new Map<string, Ancestor>()
  for (const { id, inviter, ratio } of people)
    tree.set(`${id}`, {
      id: `${id}`,
      inviter: inviter === null ? null : `${inviter}`,
      get rewardRatio() {
        looks += 1
        return ratio
      },
      subsidyRatio: 0,
    })
  return { tree, looks: () => looks }
}

const DEEP = 10_000
const MANY = 2_000

/** Each invited the next; the first is the root. */
const chain = (ratioAt: (depth: number) => number): Person[] =>
  Array.from({ length: DEEP }, (_, i) => ({
    id: i + 1,
    inviter: i === 0 ? null : i,
    ratio: ratioAt(i),
  }))

test('a team of equal agents above one another is climbed once, however many below have orders', () => {
  const members = Array.from({ length: MANY }, (_, i) => DEEP + 1 + i)
  const { tree, looks } = watched([
    ...chain(() => 5_000),
    ...members.map((id) => ({ id, inviter: DEEP, ratio: 0 })),
  ])
  const earners = earnersAbove(tree, 'rewardRatio')
  for (const id of members) expect(earners(`${id}`)).toEqual([{ id: `${DEEP}`, ratio: 5_000 }])
  expect(looks()).toBeLessThan(4 * (DEEP + MANY))
})

test('agents with more than all above them are placed without a climb for each', () => {
  const agents = Array.from({ length: MANY }, (_, i) => DEEP + 1 + i)
  const { tree, looks } = watched([
    ...chain((depth) => DEEP - 1 - depth),
    ...agents.map((id) => ({ id, inviter: DEEP, ratio: 9_999 })),
    ...agents.map((id) => ({ id: id + MANY, inviter: id, ratio: 0 })),
  ])
  const earners = earnersAbove(tree, 'rewardRatio')
  for (const id of agents) expect(earners(`${id + MANY}`)).toEqual([{ id: `${id}`, ratio: 9_999 }])
  expect(looks()).toBeLessThan(4 * (DEEP + MANY) * Math.log2(DEEP))
})

/** Member by member up the inviters, as decisions §4 tells it. */
function plainly(people: readonly Person[], member: number): Earner[] {
  const earners: Earner[] = []
  let paid = 0
  for (let at = people[member]?.inviter ?? null; at !== null; at = people[at]?.inviter ?? null) {
    const ratio = people[at]?.ratio ?? 0
    if (ratio <= paid) continue
    earners.push({ id: `${at}`, ratio: ratio - paid })
    paid = ratio
  }
  return earners
}

test('on any tree those are paid who are met step by step, whoever is asked for first', () => {
  const ratio = fc.oneof(fc.constantFrom(0, 0, 1, 5_000, 9_999, 10_000), fc.nat(10), fc.nat(10_000))
  /** How far up the inviter is: trees that are bushes, and ones that are nearly chains. */
  const person = fc.record({ up: fc.oneof(fc.constant(0), fc.nat(3), fc.nat(100)), ratio })
  const order = fc.array(fc.nat(), { maxLength: 120 })
  fc.assert(
    fc.property(fc.array(person, { minLength: 1, maxLength: 100 }), order, (drawn, asked) => {
      const people = drawn.map(({ up, ratio }, id) => ({
        id,
        inviter: id === 0 ? null : Math.max(0, id - 1 - up),
        ratio,
      }))
      const earners = earnersAbove(watched(people).tree, 'rewardRatio')
      for (const member of asked.map((n) => n % people.length))
        expect(earners(`${member}`)).toEqual(plainly(people, member))
    }),
    { numRuns: 1_000 },
  )
})
