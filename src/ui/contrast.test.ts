import { describe, expect, test } from 'vitest'
import {
  coloursIn,
  contrast,
  luminance,
  type Rule,
  rules,
  rulesOf,
  tokens,
} from './testing/colours.ts'

/** WCAG 2.2: words (1.4.3), and drawings, boundaries of fields and the ring of the focus (1.4.11, 2.4.13). */
const WORDS = 4.5
const DRAWN = 3

const backgroundOf = ({ declarations }: Rule) =>
  coloursIn(declarations.get('background') ?? declarations.get('background-color'))

/** What is not available has no contrast to keep (1.4.3), and what is drawn a smaller one. */
const isOff = ({ selector }: Rule) => selector.includes(':disabled')
const isDrawn = ({ selector }: Rule) => /\bsvg$|\.mark$/.test(selector)
/** What stands in a field that is empty stands nowhere else. */
const isInBox = ({ selector }: Rule) => selector.includes('::placeholder')

/** Nothing is written on what a sheet covers, nor on the edge of a picture. */
const BACKDROP = /^#000|^#fffc$|^#060908a6$/

/** Below words are the surfaces; what is filled with a bright colour has words of its own. */
const surfaces = [...new Set(rules.flatMap(backgroundOf))].filter(
  (it) => luminance(it) < 0.1 && !BACKDROP.test(it),
)

const PLAIN = ['--bg', '--surface1', '--surface2', '--surface3'].map((it) => tokens.get(it) ?? '')

const worst = (colour: string, on: readonly string[]) =>
  Math.min(...on.map((it) => contrast(colour, it)))

const used = (rule: Rule) => coloursIn(rule.declarations.get('color'))
const said = rules.filter(
  (rule) =>
    !isOff(rule) && !isDrawn(rule) && !isInBox(rule) && luminance(used(rule)[0] ?? '#fff') > 0.1,
)

test('the colours are found where they are', () => {
  expect(surfaces).toEqual(
    expect.arrayContaining(['--bg', '--surface3', '--blue-dim'].map((it) => tokens.get(it))),
  )
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 1)
})

describe('words are read by weak eyes', () => {
  test.each([...new Set(said.flatMap(used))])('in %s on every surface', (colour) => {
    expect(worst(colour, surfaces)).toBeGreaterThanOrEqual(WORDS)
  })

  test('in a field that is empty', () => {
    const hints = rules.filter(isInBox).flatMap(used)
    expect(hints.length).toBeGreaterThan(0)
    for (const hint of hints) expect(worst(hint, PLAIN.slice(0, 3))).toBeGreaterThanOrEqual(WORDS)
  })

  test('on what is filled with a colour of its own', () => {
    const filled = rules.filter((rule) => !isOff(rule) && !isDrawn(rule) && used(rule).length > 0)
    const pale = filled.flatMap((rule) =>
      backgroundOf(rule)
        .filter((below) => contrast(used(rule)[0] ?? '', below) < WORDS)
        .map((below) => `${rule.where} ${rule.selector} on ${below}`),
    )
    expect(pale).toEqual([])
  })
})

describe('what is not words is seen', () => {
  const drawn = rules
    .filter(isDrawn)
    .flatMap(used)
    .filter((it) => luminance(it) > 0.1)

  test.each([...new Set(drawn)])('a drawing in %s on every plain surface', (colour) => {
    expect(worst(colour, PLAIN)).toBeGreaterThanOrEqual(DRAWN)
  })

  test.each([
    ['src/ui/Box.module.css', '.box', 'border'],
    ['src/ui/Checkbox.module.css', '.box', 'border'],
    ['src/ui/Sheet.module.css', '.handle::before', 'background'],
    ['src/ui/Segment.module.css', '.chips .option:has(:checked)', 'box-shadow'],
    ['src/ui/Segment.module.css', '.cards .option:has(:checked)', 'border-color'],
  ])('%s %s by its %s', (where, selector, name) => {
    const rule = rules.find((it) => it.where === where && it.selector === selector)
    const [colour = ''] = coloursIn(rule?.declarations.get(name))
    for (const below of ['--bg', '--surface1', '--surface2']) {
      expect(contrast(colour, tokens.get(below) ?? ''), below).toBeGreaterThanOrEqual(DRAWN)
    }
  })

  test('the ring of the focus, on every surface', () => {
    const ring = rules.find(({ selector }) => selector === ':focus-visible')
    const outline = ring?.declarations.get('outline') ?? ''
    expect(Number.parseInt(outline, 10)).toBeGreaterThanOrEqual(2)
    expect(worst(coloursIn(outline)[0] ?? '', surfaces)).toBeGreaterThanOrEqual(DRAWN)
  })
})

test('whoever asks for more contrast reads small print by 7 : 1, and sees every line', () => {
  const more = rulesOf('src/ui/tokens.css').find(({ selector }) => selector === ':root:root')
  const colour = (name: string) => more?.declarations.get(name) ?? '#000000'
  expect(worst(colour('--muted'), PLAIN)).toBeGreaterThanOrEqual(7)
  for (const line of ['--line', '--box', '--faint'])
    expect(worst(colour(line), PLAIN), line).toBeGreaterThanOrEqual(DRAWN)
})
