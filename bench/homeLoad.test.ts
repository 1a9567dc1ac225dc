import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '#shared/locale.ts'
import { startIn } from '#tools/prerender/startIn.ts'
import { everythingFrom, loadOf } from './importsOf.ts'
import { weigh } from './weigh.ts'

const built = existsSync('dist/index.html')

const read = (file: string) => readFileSync(`dist/assets/${file}`, 'utf8')
const onTheWire = (file: string) => weigh(read(file))

const started = () => startIn(readFileSync('dist/index.html', 'utf8'))

/** What the page can ever load. The folder has the files of the release before as well, for tabs that are still open. */
function files(): string[] {
  const { scripts, needed, visitor, signedIn, words } = started()
  const start = [...scripts, ...needed, ...visitor, ...signedIn, ...Object.values(words)]
  return everythingFrom(start, read)
}

/** All that Home is made of for somebody signed in, with the words of one language. */
function homeLoad(locale: Locale): string[] {
  const { scripts, needed, signedIn, words } = started()
  const named = files().filter((name) => name.startsWith(`home-words-${locale}-`))
  expect(named).toHaveLength(1)
  // Home's screen and its calls are in the file that is asked for beside the first one.
  for (const known of ['home/solvency', '/pages/ranking/index'])
    expect(signedIn.map(read).join('')).toContain(known)
  const entries = [...scripts, ...needed, ...signedIn, words[locale], ...named]
  return [...new Set(entries.flatMap((file) => loadOf(file, read)))]
}

// The page is built before the tests are run; who runs this file alone builds it with `npm run build`.
describe.runIf(built)('the first load of Home, signed in', () => {
  // What sends calls is not among it: the page asks the first ones by itself (decision 111).
  test.each(LOCALES)('is at most 125 kB of JavaScript with the words of %s', (locale) => {
    const bytes = homeLoad(locale).map(onTheWire)
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(125)
  })

  test.each(LOCALES)(
    'is asked for all at once with the words of %s: nothing waits for another file',
    (locale) => {
      const { scripts, needed, signedIn, words, home, homeWords } = started()
      const asked = [
        ...[...scripts, ...needed, ...signedIn, words[locale]],
        ...[...home, homeWords[locale]],
      ]
      expect(homeLoad(locale).filter((file) => !asked.includes(file))).toEqual([])
    },
  )
})

/** Words are told by six letters, in the code as in the catalogs. */
const namesIn = (script: string, pattern: RegExp) =>
  [...script.matchAll(pattern)].map(([, name = '']) => name)

describe.runIf(built)('the words', () => {
  test.each(LOCALES)(
    'of %s that Home comes with are all that its files say: none waits for the other screens',
    (locale) => {
      const load = homeLoad(locale)
      const lists = files().filter((name) => name.startsWith('lists-'))
      expect(lists).toHaveLength(1)
      const there = load.flatMap((file) => namesIn(read(file), /"([\w+/]{6})":\[/g))
      const said = [...load, ...lists].flatMap((file) =>
        namesIn(read(file), /\bid:[`"]([\w+/]{6})[`"]/g),
      )
      expect(said.length).toBeGreaterThan(60)
      expect(said.filter((name) => !there.includes(name))).toEqual([])
    },
  )
})

describe.runIf(built)('a screen', () => {
  const screens = new Set(
    globSync('src/screens/*/*.tsx').map((file) => file.replace(/^.*\/(.+)\.tsx$/, '$1')),
  )

  test("is at most 12 kB of its own, the operators' console left out", () => {
    const own = files().filter((name) => screens.has(name.replace(/-[\w-]{8}\.js$/, '')))
    expect(own.length).toBeGreaterThan(20)
    expect(own.filter((name) => onTheWire(name) > 12)).toEqual([])
  })
})

test('the app is built', () => {
  expect(built).toBe(true)
})
