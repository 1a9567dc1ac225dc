import { basename } from 'node:path'
import type { IndexHtmlTransformContext } from 'vite'
import { LOCALES } from '#shared/locale.ts'

export type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>

/** What of a screen is fetched beside the first scripts, so that it is not first asked for when those have run. */
export type Screens = {
  /** Names of files below /assets. */
  parts: string[]
  /** In each language: the words of Home, and those of all screens. */
  catalogs: Record<string, readonly [home: string, all: string]>
  /** By path: the screen's name. */
  names: Record<string, string>
  /** By name: which of the two catalogs, then which parts. */
  screens: Record<string, number[]>
}

/** A path, or what is fetched for the path before it, and how. */
const ROUTE =
  /'(\/pages\/[\w/]+)'|(lazy(?:Home|Text)?)\([^']*?import\('#(src\/screens\/[\w/.-]+)'\)/g

const WITH_ALL = ['src/api/sender.ts', 'src/api/knowCalls.ts', 'src/ui/laterIcons.ts']

/** What is fetched anyway: with its styles in the page, or with styles that are still to come. */
type Given = { inPage: readonly string[]; beside: readonly string[] }

/** The files of every screen, by what the routes say. */
export function screensOf(routes: string, bundle: Bundle, { inPage, beside }: Given): Screens {
  const given = new Set([...inPage, ...beside])
  const parts: string[] = []
  const names: Screens['names'] = {}
  const screens: Screens['screens'] = {}
  let path = ''
  for (const [, at, how, module = ''] of routes.matchAll(ROUTE)) {
    path = at ?? path
    if (!how || module.includes('/console/')) continue
    // A screen waits for the calls and the drawings of all but Home as well.
    const needed = how === 'lazyHome' ? [module] : [module, ...WITH_ALL]
    const found = needed.reduce(
      (all, it) => filesOf(chunkOf(bundle, it), bundle, new Set(all)),
      [...inPage],
    )
    const own = found.filter((file) => !given.has(file)).map(nameOf)
    parts.push(...own.filter((name) => !parts.includes(name)))
    const name = basename(module, '.tsx')
    names[path] = name
    screens[name] = [how === 'lazyHome' ? 0 : 1, ...own.map((name) => parts.indexOf(name))]
  }
  return { parts, catalogs: catalogsOf(bundle), names, screens }
}

const catalogsOf = (bundle: Bundle): Screens['catalogs'] =>
  Object.fromEntries(
    LOCALES.map((locale) => {
      const files = [`src/locales/home/${locale}.po`, `src/locales/${locale}.po`]
      const [home = '', all = ''] = files.map((file) => nameOf(chunkOf(bundle, file)))
      return [locale, [home, all] as const]
    }),
  )

/** A file, all that it imports before it runs, and their styles. */
export function filesOf(file: string, bundle: Bundle, found: Set<string>): string[] {
  const chunk = bundle[file]
  if (chunk?.type !== 'chunk' || found.has(file)) return [...found]
  found.add(file)
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style)
  for (const next of chunk.imports) filesOf(next, bundle, found)
  return [...found]
}

/** The file that a module went into. */
export function chunkOf(bundle: Bundle, module: string): string {
  const chunk = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(`/${module}`)),
  )
  if (!chunk) throw new Error(`the build has no ${module}`)
  return chunk.fileName
}

/** What it is called below /assets. */
export const nameOf = (file: string) => file.replace('assets/', '')
