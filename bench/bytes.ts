import { existsSync, globSync, readFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { startIn } from '#tools/prerender/startIn.ts'
import { lazyImportsOf, loadOf } from './importsOf.ts'
import type { Part } from './Part.ts'
import { figure, ratio, table } from './table.ts'
import { nameOf, walletLoads } from './walletLoads.ts'

const KB = 1024
const BUDGETS = { first: 105, chunk: 12, wallet: 65 } as const

const read = (file: string) => readFileSync(`dist/assets/${file}`, 'utf8')
const brotli = (content: string) => brotliCompressSync(content).length / KB
const sum = (values: readonly number[]) => values.reduce((left, right) => left + right, 0)

/** What the built app sends, next to its budgets. */
export const bytes: Part = async () => {
  if (!existsSync('dist/index.html')) return 'the app is not built: npm run build'
  const page = readFileSync('dist/index.html', 'utf8')
  const { scripts, needed, visitor, signedIn, words } = startIn(page)
  const first = [
    ...new Set([...scripts, ...needed, ...visitor].flatMap((file) => loadOf(file, read))),
  ]
  const rows = Object.entries(words).map(([locale, file]) =>
    rowOf(`first load, ${locale}`, sizeOf([...first, file]), BUDGETS.first),
  )
  const lazy = [...new Set(first.flatMap((file) => lazyImportsOf(read(file))))]
  const screens = lazy.filter((file) => isScreen(file) && !first.includes(file))
  const chunks = screens.map((file) => chunkRow(file, first)).toSorted(byLargest)
  return [
    `what the browser is sent; KB (1,024 bytes) with brotli\n${table([HEAD, ...rows, pageRow(page)])}`,
    table([CHUNK_HEAD, ...chunks]),
    table([WALLET_HEAD, ...walletRows([...first, ...signedIn])]),
  ].join('\n\n')
}

const HEAD = ['', 'KB', 'budget', 'KB ÷ budget']
const CHUNK_HEAD = ['screen', 'KB', 'budget', 'KB ÷ budget', 'with all it imports']
const WALLET_HEAD = [
  'needs a wallet, beyond what other screens have',
  'gzip KB',
  'budget',
  'KB ÷ budget',
  'brotli KB',
]

const sizeOf = (files: readonly string[]) => sum(files.map((file) => brotli(read(file))))

const rowOf = (name: string, size: number, budget?: number) => [
  name,
  figure(size, 1),
  figure(budget),
  ratio(size, budget),
]

/** The page with its styles and both languages' sign-in, which is painted before any script. */
const pageRow = (page: string) => rowOf('the page itself', brotli(page))

/** Screens are called as their file is; the rest is loaded by them. */
const isScreen = (file: string) => globSync(`src/screens/*/${nameOf(file)}.tsx`).length > 0

const chunkRow = (file: string, first: readonly string[]) => [
  ...rowOf(nameOf(file), brotli(read(file)), BUDGETS.chunk),
  figure(sizeOf(loadOf(file, read, first)), 1),
]

const byLargest = (a: readonly string[], b: readonly string[]) => Number(b[1]) - Number(a[1])

function walletRows(start: readonly string[]): string[][] {
  return walletLoads(start, read).map(({ entry, files }) => {
    const gzip = sum(files.map((file) => gzipSync(read(file), { level: 9 }).length / KB))
    return [...rowOf(nameOf(entry), gzip, BUDGETS.wallet), figure(sizeOf(files), 1)]
  })
}
