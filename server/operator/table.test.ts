import { expect, test } from 'vitest'
import { sheet, table } from './table.ts'

const written = 'a\nid  forged\r\t\u001b[2J\u009b\u2028\u2029b'
const shown = 'a\uFFFDid  forged\uFFFD\uFFFD\uFFFD[2J\uFFFD\uFFFD\uFFFDb'

test('whatever somebody wrote is one cell on one line, and steers no terminal', () => {
  expect(table([{ id: 1, nickname: written }]).split('\n')).toEqual([
    'id  nickname',
    `1   ${shown}`,
  ])
  expect(sheet({ nickname: written })).toBe(`nickname        ${shown}`)
})
