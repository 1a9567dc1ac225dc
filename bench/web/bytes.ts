import { globSync, readFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { everythingFrom, loadOf } from '#bench/importsOf.ts'
import { nameOf, walletLoads } from '#bench/walletLoads.ts'
import type { Locale } from '#shared/locale.ts'
import { startIn } from '#tools/prerender/startIn.ts'
import type { Figure, Measure } from './Measure.ts'

const read = (file: string) => readFileSync(`dist/assets/${file}`, 'utf8')
const brotli = (text: string) => brotliCompressSync(text).length / 1024
const sizeOf = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + brotli(read(file)), 0)

/** What the built app sends. It is the same in every round, so it is reckoned once. */
export const bytes: Measure = async () => {
  const page = readFileSync('dist/index.html', 'utf8')
  const load = (entries: readonly string[]) => [
    ...new Set(entries.flatMap((entry) => loadOf(entry, read))),
  ]
  const { scripts, needed, visitor, signedIn, words, homeWords } = startIn(page)
  const first = [...scripts, ...needed]
  // The folder has the files of the release before as well.
  const files = everythingFrom([...first, ...visitor, ...signedIn, ...Object.values(words)], read)
  const start = load([...first, ...visitor])
  const signIn = (locale: Locale) => load([...first, ...visitor, words[locale]])
  const home = (locale: Locale) => load([...first, ...signedIn, words[locale], homeWords[locale]])
  const [, styles = ''] = /<style>([\s\S]*?)<\/style>/.exec(page) ?? []
  const wallets = walletLoads([...first, ...visitor, ...signedIn], read)
  const requests = 1 + [...page.matchAll(/<link[^>]* href="/g)].length + start.length + 1
  return [
    row('sign-in, English', 'KB', 105, sizeOf(signIn('en'))),
    row('sign-in, Chinese', 'KB', 105, sizeOf(signIn('zh-Hant'))),
    row('styles in the page', 'KB', 6, brotli(styles)),
    row('requests of the sign-in', '', 12, requests),
    row('Home, signed in, English', 'KB', 125, sizeOf(home('en'))),
    row('Home, signed in, Chinese', 'KB', 125, sizeOf(home('zh-Hant'))),
    largestScreen(files),
    row('wallet, gzip', 'KB', 65, Math.max(...wallets.map(({ files }) => gzipped(files)))),
    row('the console in Home', '', 0, home('en').filter((it) => /^console-/.test(it)).length),
  ]
}

const row = (what: string, unit: string, budget: number, value: number): Figure => ({
  what,
  unit,
  rounds: [value],
  budget,
  better: 'less',
})

const gzipped = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length / 1024, 0)

function largestScreen(files: readonly string[]): Figure {
  const screens = globSync('src/screens/*/*.tsx').map((it) => it.replace(/^.*\/|\.tsx$/g, ''))
  const own = files.filter((file) => screens.includes(nameOf(file)))
  const sizes = own.map((file) => [nameOf(file), sizeOf([file])] as const)
  const [largest = ['none', Number.NaN] as const] = sizes.toSorted(([, a], [, b]) => b - a)
  return row(`largest screen, ${largest[0]}`, 'KB', 12, largest[1])
}
