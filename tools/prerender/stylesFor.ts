import type { Bundle, Screens } from './screensOf.ts'

/** A rule of built styles, or several within a condition. */
const BLOCK = /[^{}]+\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g
const CLASS = /\.([a-z_][\w-]*)/gi

/** Of the styles that screens have beside those in the page, what they look like needs: `looks` are their elements by path. */
export function stylesFor(
  looks: Record<string, string>,
  bundle: Bundle,
  { parts, names, screens }: Screens,
): string {
  const all = Object.values(looks).join('')
  const own = Object.keys(looks).flatMap((path) => screens[names[path] ?? '']?.slice(1) ?? [])
  const files = [...new Set(own)]
    .map((part) => parts[part] ?? '')
    .filter((it) => it.endsWith('.css'))
  const blocks = files.flatMap((file) => sourceOf(bundle, `/assets/${file}`).match(BLOCK) ?? [])
  return blocks.filter((block) => isUsed(block, all)).join('')
}

function isUsed(block: string, elements: string): boolean {
  const classes = [...block.matchAll(CLASS)].map(([, name = '']) => name)
  return classes.length === 0 || classes.some((name) => elements.includes(name))
}

/** The text of a built file, by its address. */
export function sourceOf(bundle: Bundle, url: string): string {
  const file = bundle[url.slice(1)]
  if (file?.type !== 'asset') throw new Error(`the build has no ${url}`)
  return String(file.source).trim()
}
