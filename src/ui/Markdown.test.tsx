import fc from 'fast-check'
import { beforeAll, expect, test, vi } from 'vitest'
import { drawnOnFarm } from './testing/drawnOnFarm.tsx'

beforeAll(() => void vi.stubGlobal('location', { origin: 'https://farm.example' }))

test.each([
  '<script>alert(1)</script>',
  'text <img src=x onerror=alert(1)> text',
  '[click](javascript:alert(1))',
  '[click](http://plain.example)',
  '![picture](https://elsewhere.example/x.png)',
  '[click](data:text/html,<script>alert(1)</script>)',
])('%s becomes no element and no way out', (text) => {
  expect(drawnOnFarm(text)).not.toMatch(/<script|<img|<a /)
})

test('a link to https leads out without telling where from', () => {
  expect(drawnOnFarm('[docs](https://example.org)')).toContain(
    '<a href="https://example.org" target="_blank" rel="noopener noreferrer">docs</a>',
  )
})

test('headings begin below the title of the screen', () => {
  expect(drawnOnFarm('# One\n\n- **a** &amp; b')).toContain(
    '<h3>One</h3><ul><li><strong>a</strong> &amp; b</li></ul>',
  )
})

// As long as a notice may be (shared/desk/content.ts).
const LONGEST = 50_000

test.each([
  ['quotes', '>'.repeat(LONGEST - 5)],
  ['quotes with blanks', '> '.repeat(LONGEST / 2 - 5)],
  ['lists', '- '.repeat(LONGEST / 2 - 5)],
  ['stress', '*'.repeat(LONGEST / 2 - 5)],
])('%s in one another, thousands deep, are drawn, and their words with them', (_, opening) => {
  const closing = opening.startsWith('*') ? opening : ''
  expect(drawnOnFarm(`${opening}words${closing}\n\nafter`)).toMatch(/words[\s\S]*after/)
})

test('what anybody writes is not as deep', () => {
  const quotes = '>'.repeat(8)
  expect(drawnOnFarm(`${quotes} words`).match(/<blockquote>/g)).toHaveLength(8)
})

/** What is drawn, element by element; attributes are written as React does, their values quoted and escaped. */
const elementsOf = (html: string) =>
  [...html.matchAll(/<(\/?)([a-z]\w*)((?: [\w-]+="[^"<>]*")*)\s*\/?>/g)].map(
    ([, end = '', name = '', attributes = '']) => end + name + attributes,
  )

const HARMLESS =
  /^(\/\w+|p|h[34]|ul|ol( start="\d+")?|li|blockquote|pre|code|hr|br|strong|em|del|table|thead|tbody|tr|th|td|div( class="[\w-]+")?|a href="https:\/\/[^"]*" target="_blank" rel="noopener noreferrer"|a href="#\/pages\/(staking\/index|home\/noticeInfo(\?id=[\w=&.%-]+)?)")$/

const PARTS = [
  ...[
    '<script>',
    '</script>',
    '<img src=x onerror=',
    '<svg/onload=',
    '<iframe srcdoc=',
    '<a href=',
  ],
  ...[
    'javascript:',
    'data:text/html,',
    'https://x.example/',
    '//x.example',
    '#/pages/staking/index',
    '#/pages/home/noticeInfo?id=',
    'https://farm.example/',
    'alert(1)',
    '&#x6a;',
    '&lt;',
  ],
  ...[
    '[',
    '](',
    ')',
    '![',
    '<',
    '>',
    '"',
    "'",
    '`',
    '```\n',
    '*',
    '_',
    '~~',
    '|',
    '\n',
    '\n\n',
    '> ',
    '- ',
  ],
  ...['# ', '[x]: ', '\\', '\u0000', '\u2028', ' onclick=', ' style=', 'words'],
]

test('of a thousand texts made to break out none becomes more than words, stress, lists and links to https or to our own screens', () => {
  const text = fc.array(fc.constantFrom(...PARTS), { minLength: 2, maxLength: 24 })
  fc.assert(
    fc.property(text, (parts) => {
      const html = drawnOnFarm(parts.join(''))
      const elements = elementsOf(html)
      // Every bracket is one of an element that was looked at.
      expect(html.match(/</g) ?? []).toHaveLength(elements.length)
      expect(elements.filter((element) => !HARMLESS.test(element))).toEqual([])
    }),
    { numRuns: 1_000 },
  )
})
