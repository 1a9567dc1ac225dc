import { type Drawn, ELEMENTS, isLook, type Look } from './last-look.ts'

/** Characters of a look that is kept. All of them together leave room for what has to be kept. */
const MOST = 40_000

/**
 * The look of what the page shows, as it is kept; null where it is on its way, could not be had, or would not be whole or true: a
 * form, a sheet, a toast, a list in its midst.
 */
export function lookOf(
  page: HTMLElement,
  of: Omit<Look, 'at' | 'styles' | 'drawn'>,
): string | null {
  const main = page.querySelector('main')
  const isBusy = page.querySelector(
    '[aria-busy="true"], [role="alert"]:not(:empty), [data-state]:not([data-state="plain"])',
  )
  const isUsed = page.querySelector(
    'dialog[open], :popover-open, input:not([type="radio"]), select, textarea',
  )
  const isMidst = page.querySelector('[data-rows]') && scrollY > 0
  if (!main || !page.querySelector('h1') || isBusy || isUsed || isMidst) return null
  try {
    const drawn = [...page.children].flatMap(drawnOf)
    const classes = new Set(
      [...page.querySelectorAll('[class]')].flatMap((it) => [...it.classList]),
    )
    const look: Look = { ...of, at: Date.now(), styles: stylesFor(classes), drawn }
    const kept = JSON.stringify(look)
    return kept.length > MOST ? null : kept
  } catch (error) {
    if (error instanceof Unknown) return null
    throw error
  }
}

/** Something is shown that a look cannot have. */
class Unknown extends Error {}

function drawnOf(node: Node): Drawn[] {
  if (node instanceof Text) return [node.data]
  if (!(node instanceof Element && isSeen(node))) return []
  if (!ELEMENTS.has(node.localName)) throw new Unknown(node.localName)
  const attributes = [...node.attributes].map(({ name, value }) => [name, value] as const)
  const taken = attributes.filter(([name, value]) => isLook(name, value) && name !== 'checked')
  if (node instanceof HTMLInputElement && node.checked) taken.push(['checked', ''])
  return [[node.localName, Object.fromEntries(taken), [...node.childNodes].flatMap(drawnOf)]]
}

/**
 * Looked at from the top on: what is within something hidden is not come to. What is below the screen takes a start as long to draw
 * as what is on it, and is here before anybody has scrolled to it.
 */
const isSeen = (it: Element) =>
  getComputedStyle(it).display !== 'none' && it.getBoundingClientRect().top < innerHeight

/** Of all styles that came while the app ran, those of what is shown. */
const stylesFor = (classes: ReadonlySet<string>) =>
  [...document.styleSheets].flatMap((sheet) => {
    // Those of extensions are not to be read.
    if (!sheet.href?.startsWith(location.origin)) return []
    const named = rulesOf(sheet).flatMap(({ cssText }) => [...cssText.matchAll(/\.([\w-]+)/g)])
    const isUsed = named.some(([, name = '']) => classes.has(name))
    return isUsed ? [new URL(sheet.href).pathname] : []
  })

/** Of a file that did not come, as with no network, a browser lets nobody read them. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules]
  } catch {
    return []
  }
}
