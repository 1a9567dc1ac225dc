import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const page = readFileSync('docs/glossary.md', 'utf8')

/** The rows of the table: what a thing is called, and what it is not. */
const terms = page
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (term|---)/.test(line))
  .map((line) => line.slice(2, -2).split(' | '))
  .map(([term = '', zh = '', , not = '']) => ({
    marked: term.endsWith('●'),
    names: listed(term.replace('●', '')),
    zh: listed(zh),
    not: listed(not),
  }))

function listed(cell: string): string[] {
  const all = cell.split(',').map((it) => it.trim())
  return all.filter(Boolean)
}

/** Every message of the catalogues in both languages. */
const messages = globSync('src/locales/**/zh-Hant.po').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/^msgid "(.+)"\nmsgstr "(.+)"$/gm)].map(
    ([, en = '', zh = '']) => ({ en, zh }),
  ),
)

/** Every line with Chinese that is not in a catalogue: what the service says, and what is the same in both. */
const lines = ['shared', 'server', 'src']
  .flatMap((room) => globSync(`${room}/**/*.{ts,tsx,md}`))
  .filter((file) => !/\.test\.tsx?$|README/.test(file))
  .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
  .filter((line) => /\p{Script=Han}/u.test(line))

test('the page has terms, and there are texts to look at', () => {
  expect(terms.length).toBeGreaterThan(40)
  expect(messages.length).toBeGreaterThan(1_500)
  expect(lines.length).toBeGreaterThan(300)
})

test.each(terms.filter(({ not }) => not.length > 0))('$names are never called $not', ({ not }) => {
  const said = [...messages.map(({ zh }) => zh), ...lines]
  expect(said.filter((text) => not.some((word) => text.includes(word)))).toEqual([])
})

test('members are addressed as 您 alone', () => {
  const said = [...messages.map(({ zh }) => zh), ...lines]
  expect(said.filter((text) => text.includes('你'))).toEqual([])
})

describe.each(terms.filter(({ marked }) => marked))('$names', ({ names, zh }) => {
  test.each(names)('%s is said in Chinese wherever it is said in English', (name) => {
    const word = new RegExp(`\\b${name}s?\\b`, 'i')
    const about = messages.filter(({ en }) =>
      word.test(en.replaceAll(/\{[^}]*\}|\/pages\/\S+/g, '')),
    )
    expect(about.length).toBeGreaterThan(0)
    expect(about.filter((it) => !zh.some((said) => it.zh.includes(said)))).toEqual([])
  })
})
