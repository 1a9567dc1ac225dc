import { expect, test } from 'vitest'
import { unclaimed } from '#server/ledger/accounts.ts'
import { atDeskOf } from '#server/testing/atDeskOf.ts'
import { COIN } from '#server/testing/openBooks.ts'
import { openFunds } from '#server/testing/openFunds.ts'
import type { DeskResult } from '#shared/desk/index.ts'

const WEEK = 7 * 86_400_000

/** Two treasurers at the console, and a stranger whose payments are nobody's. */
async function opened() {
  const farm = await openFunds()
  const [ann, ben] = [await farm.join(), await farm.join()]
  const at = ({ id }: { id: string }) =>
    atDeskOf(farm.world, { name: `member ${id}`, member: id, roles: ['treasurer'] })
  const { address } = farm.stranger.account
  const says = (
    who: ReturnType<typeof at>,
    purpose: 'revenue' | 'activity' = 'revenue',
    second?: boolean,
    reason = 'the mine in the north',
  ) => who('operator/addFunding', { address, purpose, reason, second })
  const counted = async () => (await farm.at('operator/health', {})) as object
  return { ...farm, one: at(ann), two: at(ben), ann, ben, address, says, counted }
}

test('one treasurer alone makes no stranger’s payment revenue; two do', async () => {
  const farm = await opened()
  const { one, two, at, ann, address, says, sends, settle, look, house, logged, counted } = farm
  await look()
  expect(await says(one)).toEqual({ outcome: 'first' })
  expect(await says(one)).toMatch('You said so already')
  await sends(3n * COIN)
  await settle()
  expect(await house(unclaimed)).toBe(3n * COIN)
  expect(await at('operator/funding', {})).toMatchObject({
    list: [],
    waiting: [{ address, purpose: 'revenue', by: `member ${ann.id}` }],
  })
  expect(await counted()).toMatchObject({ money: { funding: 1 } })

  expect(await says(two, 'revenue', true, 'confirm it')).toEqual({ outcome: 'added' })
  expect(await says(one)).toEqual({ outcome: 'known' })
  // Why it is one stays in the words of whoever proposed it.
  expect(await at('operator/funding', {})).toMatchObject({
    list: [{ label: 'the mine in the north' }],
  })
  expect(await counted()).toMatchObject({ money: { funding: 0 } })
  await sends(2n * COIN)
  await settle()
  expect(await house(unclaimed)).toBe(3n * COIN)
  expect(await at('operator/arrivals', { purpose: 'revenue' })).toMatchObject({
    list: [{ amount: 2n * COIN }],
  })
  const subject = `funding ${address.toLowerCase()}`
  expect(await logged()).toMatchObject([
    { subject, after: { purpose: 'revenue', outcome: 'first' } },
    { subject, after: { purpose: 'revenue' } },
  ])
})

test('another purpose is another word, a word is over after seven days, and the command line needs no second', async () => {
  const { one, two, at, says, pass } = await opened()
  expect(await says(one)).toEqual({ outcome: 'first' })
  expect(await says(two, 'activity')).toEqual({ outcome: 'first' })
  expect(await says(one)).toEqual({ outcome: 'first' })
  const { waiting } = (await at('operator/funding', {})) as DeskResult<'operator/funding'>
  const [{ at: since, expiresAt } = { at: '', expiresAt: '' }] = waiting
  expect(Date.parse(expiresAt) - Date.parse(since)).toBe(WEEK)
  pass(WEEK)
  expect(await at('operator/funding', {})).toMatchObject({ waiting: [] })
  expect(await says(two)).toEqual({ outcome: 'first' })
  expect(await says(at, 'activity')).toEqual({ outcome: 'added' })
  expect(await at('operator/funding', {})).toMatchObject({
    list: [{ purpose: 'activity' }],
    waiting: [],
  })
  expect(await says(one)).toMatch('already pays for another purpose')
})

test('a word that was over after seven days does not end with who said it', async () => {
  const { one, ann, at, says, pass, logged } = await opened()
  expect(await says(one)).toEqual({ outcome: 'first' })
  pass(WEEK)
  const reason = 'the session was stolen'
  expect(await at('operator/freeze', { memberId: ann.id, reason })).toMatchObject({ id: ann.id })
  const lines = (await logged()) as { act: string; subject: string }[]
  expect(lines.map(({ act, subject }) => [act, subject])).toEqual([
    ['addFunding', expect.stringMatching(/^funding 0x/)],
    ['freeze', `member ${ann.id}`],
  ])
})

test('who is new at the desk is neither the first nor the second', async () => {
  const { one, ben, world, at, says } = await opened()
  const given = { memberId: ben.id, role: 'treasurer', on: true, reason: 'helps' } as const
  const boss = atDeskOf(world, { name: 'member 1', member: '1' })
  expect(await boss('operator/setRole', given)).not.toBeTypeOf('string')
  const two = atDeskOf(world, { name: `member ${ben.id}`, member: ben.id, roles: ['treasurer'] })
  expect(await says(two)).toBeTypeOf('string')
  expect(await says(one)).toEqual({ outcome: 'first' })
  expect(await says(two)).toBeTypeOf('string')
  expect(await at('operator/funding', {})).toMatchObject({ list: [] })
})

test('a word is said as it was meant: what is proposed to a second person is not the second word', async () => {
  const { one, two, at, address, says, pass, logged } = await opened()
  expect(await says(one, 'revenue', true)).toMatch('does not wait any more')
  expect(await says(one, 'revenue', false)).toEqual({ outcome: 'first' })
  expect(await says(two, 'revenue', false)).toMatch('your word would be the second one')
  expect(await at('operator/funding', {})).toMatchObject({
    list: [],
    waiting: [{ address }],
  })
  expect(await says(two, 'activity', true)).toMatch('does not wait any more')
  pass(WEEK)
  expect(await says(two, 'revenue', true)).toMatch('does not wait any more')
  expect(await says(two, 'revenue', false)).toEqual({ outcome: 'first' })
  expect(await says(one, 'revenue', true)).toEqual({ outcome: 'added' })
  expect(await logged()).toHaveLength(3)
})
