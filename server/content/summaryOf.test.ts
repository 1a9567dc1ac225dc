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
])('the summary of %j is plain', (body, summary) => {
  expect(summaryOf(body)).toBe(summary)
})

test('a summary is cut between letters, not within one', () => {
  const summary = summaryOf('😀'.repeat(200))
  expect([...summary]).toHaveLength(141)
  expect(summary.endsWith('😀…')).toBe(true)
})
