import { expect, test } from 'vitest'
import { isAsking, isAskingAnywhere, whileAsking } from './asking.ts'

/** An answer that comes when it is let. */
function held() {
  let give = (_: string) => {}
  let fail = (_: Error) => {}
  const answer = new Promise<string>((resolve, reject) => {
    give = resolve
    fail = reject
  })
  return { answer, give, fail }
}

/** What the browser holds is told to other tabs a moment later. */
const locks = async () => (await navigator.locks.query()).held?.map(({ name }) => name) ?? []

test('it is asking until the last answer came, or failed', async () => {
  const first = held()
  const second = held()
  const both = [whileAsking(() => first.answer), whileAsking(() => second.answer)]
  expect(isAsking()).toBe(true)
  first.give('here')
  expect(await both[0]).toBe('here')
  expect(isAsking()).toBe(true)
  second.fail(new Error('no network'))
  await expect(both[1]).rejects.toThrow('no network')
  expect(isAsking()).toBe(false)
})

test('other tabs see it until the last has ended, also where one follows the other at once', async () => {
  const [one, two, three] = [held(), held(), held()]
  const asked = [whileAsking(() => one.answer), whileAsking(() => two.answer)]
  await expect.poll(locks).toEqual(['bw.asking'])
  one.give('here')
  await asked[0]
  expect(await locks()).toEqual(['bw.asking'])
  two.give('here')
  await asked[1]
  const next = whileAsking(() => three.answer)
  await expect.poll(locks).toEqual(['bw.asking'])
  three.give('here')
  await next
  await expect.poll(locks).toEqual([])
})

test('what is asked for the sake of something that is asked is seen too', async () => {
  const one = held()
  const asked = whileAsking(() => whileAsking(() => one.answer))
  await expect.poll(locks).toEqual(['bw.asking'])
  one.give('here')
  await asked
  await expect.poll(locks).toEqual([])
})

test('other tabs see it, and no longer when it has ended', async () => {
  const one = held()
  const asked = whileAsking(() => one.answer)
  await expect.poll(locks).toEqual(['bw.asking'])
  one.fail(new Error('no network'))
  await expect(asked).rejects.toThrow('no network')
  await expect.poll(locks).toEqual([])
})

test('what another tab asks is seen here', async () => {
  expect(await isAskingAnywhere()).toBe(false)
  const there = held()
  const lock = navigator.locks.request('bw.asking', { mode: 'shared' }, () => there.answer)
  await expect.poll(isAskingAnywhere).toBe(true)
  expect(isAsking()).toBe(false)
  there.give('here')
  await lock
  await expect.poll(isAskingAnywhere).toBe(false)
})
