import { expect, test } from 'vitest'
import { summaryOf } from './summaryOf.ts'

test.each([
  ['# Title\n\nSome **bold** [link](https://x) text', 'Title · Some bold link text'],
  ['They stop.\n\n> until noon', 'They stop. until noon'],
  ['- 一\n- 二\n\n> 注意', '一 · 二 · 注意'],
  ['> quoted\n- one\n- two', 'quoted · one · two'],
  [
    'They wait.\n\n- nothing is lost.\n- orders go on',
    'They wait · nothing is lost · orders go on',
  ],
  ['In short:\n- one', 'In short: one'],
  ['a <b>tag</b> ![image](x.png)', 'a tag image'],
  ['```\ncode\n```\nafter', 'after'],
  ['| Term | Rate |\n|:---|---:|\n| 30 days | 2 % |', 'Term Rate · 30 days 2 %'],
  ['# Title\nWhat follows\nit at once.\n\nAnd then', 'Title · What follows it at once. And then'],
  [
    '**內容**\n\n提現暫停。\n\n- 資產不受影響\n- 訂單照常',
    '內容 · 提現暫停 · 資產不受影響 · 訂單照常',
  ],
  ['Below < 5 BTCW it waits, above > 2 it goes.', 'Below < 5 BTCW it waits, above > 2 it goes.'],
  ['a line\n<br>\nand 1 < 2\n\n2 > 1', 'a line · and 1 < 2 · 2 > 1'],
  ['From ~100 to ~200 T, 2 * 3 days, 10_000 T', 'From ~100 to ~200 T, 2 * 3 days, 10_000 T'],
  ['above\n\n***\n\nbelow, at <https://farm.example>', 'above · below, at https://farm.example'],
  ['`code`, *one*, _two_, __three__, ~~four~~', 'code, one, two, three, four'],
])('the summary of %j is plain', (body, summary) => {
  expect(summaryOf(body)).toBe(summary)
})

test('a summary is cut between letters, not within one', () => {
  const summary = summaryOf('😀'.repeat(200))
  expect([...summary]).toHaveLength(141)
  expect(summary.endsWith('😀…')).toBe(true)
})
