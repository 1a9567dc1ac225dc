import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { startIn } from '#tools/prerender/startIn.ts'

const built = existsSync('dist/index.html')

/** What stands in the console alone: its calls, and words of it in both languages. */
const MARKERS = ['operator/log', 'operator/setRole', 'keeps the last hash elsewhere', '驗證記錄鏈']

const text = (name: string) => readFileSync(`dist/assets/${name}`, 'utf8')

/** With what the files import before they run. */
function withImports(names: string[]): string[] {
  const found = new Set(names)
  for (const name of found) {
    for (const [, other = ''] of text(name).matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)/g)) {
      found.add(other)
    }
  }
  return [...found]
}

/** The files of sign-in and Home, and the words of all screens in both languages. */
function loadedByMembers(): string[] {
  const page = readFileSync('dist/index.html', 'utf8')
  const { scripts, needed, visitor, signedIn, words, homeWords } = startIn(page)
  const first = [scripts, needed, visitor, signedIn, Object.values(words), Object.values(homeWords)]
  const start = withImports(first.flat())
  const named = start.flatMap((name) => [
    ...text(name).matchAll(/\.\/((?:en|zh-Hant)-[\w-]+\.js)/g),
  ])
  return withImports([...start, ...named.map(([, name = '']) => name)])
}

// The page is built before the tests are run; who runs this file alone builds it with `npm run build`.
describe.runIf(built)("the operators' console", () => {
  test('is in no file that sign-in or Home loads', () => {
    const files = loadedByMembers()
    expect(files.filter((name) => /^home-[\w-]{8}\.js$/.test(name))).toHaveLength(1)
    expect(files.filter((name) => /^(en|zh-Hant)-/.test(name))).toHaveLength(4)
    expect(files.filter((name) => name.startsWith('console-'))).toEqual([])
    expect(MARKERS.filter((it) => files.some((name) => text(name).includes(it)))).toEqual([])
  })

  test('is in files that its name tells, so that the markers are worth something', () => {
    const apart = readdirSync('dist/assets').filter((name) => /^console-.*\.js$/.test(name))
    expect(MARKERS.filter((it) => apart.some((name) => text(name).includes(it)))).toEqual(MARKERS)
  })

  test('is not kept by the service worker', () => {
    const worker = readFileSync('dist/sw.js', 'utf8')
    expect(worker).toContain('assets/home-')
    expect(worker).not.toContain('console-')
  })
})

test('the app is built', () => {
  expect(built).toBe(true)
})
