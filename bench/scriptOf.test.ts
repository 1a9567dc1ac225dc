import { expect, test } from 'vitest'
import { scriptOf } from './scriptOf.ts'

const statement = (
  text: readonly string[],
  values: readonly unknown[],
  rows: readonly unknown[] = [],
) => ({ text, values, rows })

test('a text cannot end its quotes or name a variable', () => {
  const script = scriptOf([[statement(['select ', ''], ["it's 12:30\\"])]], new Map())
  expect(script).toBe("begin;\nselect U&'it''s 12\\003A30\\\\';\ncommit;\n")
})

test('nothing is null, numbers and lists are themselves', () => {
  const script = scriptOf([[statement(['', ', ', ', ', ''], [null, 7, ['a', null]])]], new Map())
  expect(script).toContain("null, 7, array['a', null];")
})

test('what a run has anew goes by its name, a moment too', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  const names = new Map<unknown, string>([
    ['100001', ':member'],
    [now.getTime(), 'now()'],
  ])
  const script = scriptOf([[statement(['f(', ', ', ')'], ['100001', new Date(now)])]], names)
  expect(script).toContain('f(:member, now());')
})

test('what a run has anew goes by its name inside JSON too', () => {
  const names = new Map<unknown, string>([['100001', ':member']])
  const json = JSON.stringify([{ owner: '100001', note: '100001 12:30' }])
  const script = scriptOf([[statement(['f(', '::jsonb)'], [json])]], names)
  const [before, after] = ['[{"owner":"', '","note":"100001 12:30"}]'].map((part) =>
    part.replaceAll(':', '\\003A'),
  )
  expect(script).toContain(`f((U&'${before}' || :member || U&'${after}')::jsonb);`)
})

test('an id that came back is used where it was used, a count is not taken for one', () => {
  const script = scriptOf(
    [
      [
        statement(['insert ', ''], ['x'], [{ id: '5000001', made: '12' }]),
        statement(['update ', ' ', ''], ['5000001', '12']),
      ],
    ],
    new Map(),
  )
  expect(script).toBe("begin;\ninsert 'x' \\gset s0_0_\nupdate :s0_0_id '12';\ncommit;\n")
})

test('an id that is never used again may come back any number of times', () => {
  const script = scriptOf([[statement(['select 1'], [], [{ id: '5000001' }])]], new Map())
  expect(script).not.toContain('gset')
})
