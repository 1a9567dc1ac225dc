import { everythingFrom, lazyImportsOf, loadOf } from './importsOf.ts'

type Read = (file: string) => string

/** A file of the build, and all that is fetched with it. */
type Load = { entry: string; files: string[] }

export const nameOf = (file: string) => file.replace(/-[\w-]{8}\.js$/, '')

/** A screen with a form and without a wallet: what it needs, every screen but Home has. */
const ANY = 'Transfer'

/** What each part that uses a wallet loads beyond what other screens have: the room that knows wagmi and viem is in it. */
export function walletLoads(start: readonly string[], read: Read): Load[] {
  const all = everythingFrom(start, read)
  const any = all.filter((file) => nameOf(file) === ANY)
  const known = [...new Set([...start, ...any].flatMap((file) => loadOf(file, read)))]
  const lazy = new Set(all.flatMap((file) => lazyImportsOf(read(file))))
  return [...lazy]
    .map((entry) => ({ entry, files: loadOf(entry, read, known) }))
    .filter(({ files }) => files.some((file) => nameOf(file) === 'WalletRoom'))
}
