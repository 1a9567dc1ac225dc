import { expect, test, vi } from 'vitest'
import { openRecords, turnAfter } from './testing/openRecords.ts'

const { askedFor, copies, heard, holds, of } = await openRecords()

const pathsIn = (asked: { path: string }[]) => asked.map(({ path }) => path)
const pagesIn = (asked: { path: string; body: unknown }[]) =>
  asked
    .filter(({ path }) => path === 'asset/statementLines')
    .map(({ body }) => (body as { page: number }).page)

/** What is asked for once money has moved. */
async function askedAfterMovement() {
  expect(await askedFor()).toHaveLength(0)
  await vi.waitFor(() => expect(sessionStorage.getItem('bw.kept')).not.toBeNull(), 10_000)
  return heard()
}

test('lists of orders are kept as orders go on, so that one that does so meanwhile is in one of them', async () => {
  const asked = (await askedFor())
    .filter(({ path }) => path === 'product/order')
    .map(({ body }) => (body as { status: string }).status)
  expect(asked).toEqual(['review', 'success', 'end', 'fail'])
})

test('records are kept once in a while; once money has moved those that hold it, and the rest when it is a day old', async () => {
  const first = pathsIn(await askedFor())
  expect(first.length).toBeGreaterThan(20)
  expect(first).toContain('member/ratioChanges')
  expect(await askedFor()).toHaveLength(0)
  holds(4n)
  const moved = pathsIn(await askedAfterMovement())
  expect(moved).toEqual(expect.arrayContaining(['asset/flowRecord', 'product/order']))
  expect(moved).not.toContain('member/ratioChanges')
  expect(await askedFor()).toHaveLength(0)
  copies.age(86_400_000)
  holds(3n)
  expect(pathsIn(await askedAfterMovement())).toContain('member/ratioChanges')
})

test('a page of the statement is kept once it is whole, and again only where it has more lines', async () => {
  expect(pagesIn(await askedFor())).toEqual([2, 1])
  holds(4n)
  expect(pagesIn(await askedAfterMovement())).toEqual([])
  of.lines += 1
  holds(3n)
  expect(pagesIn(await askedAfterMovement())).toEqual([2])
})

test('devices whose money moves in the same second ask one after the other, and a page that is left before asks at once', async () => {
  await askedFor()
  const later = vi.spyOn(globalThis, 'setTimeout')
  turnAfter(0.5)
  holds(4n)
  expect(await askedFor()).toHaveLength(0)
  expect(await askedFor()).toHaveLength(0)
  expect(later.mock.calls.map(([, time]) => time)).toEqual([5 * 60_000])
  expect(sessionStorage.getItem('bw.kept')).toBeNull()
})
