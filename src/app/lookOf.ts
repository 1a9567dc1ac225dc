import { ATTRIBUTES, type Drawn, ELEMENTS, type Look } from './last-look.ts'

/** Characters of a look that is kept: the longest screens have a third of it. */
const MOST = 80_000

/**
 * The look of what the page shows, as it is kept; null where it is on its way, could not be had, or would not be whole or true: a
 * form, a sheet, a toast, a list in its midst.
 */
export function lookOf(
  page: HTMLElement,
  of: Pick<Look, 'session' | 'locale' | 'offline'>,
): string | null {
  const main = page.querySelector('main')
  const isBusy = page.querySelector('[aria-busy="true"], [data-state="bad"], [data-state="amber"]')
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
  if (!ELEMENTS.test(node.localName)) throw new Unknown(node.localName)
  const attributes = [...node.attributes].map(({ name, value }) => [name, value] as const)
  const taken = attributes.filter(([name]) => ATTRIBUTES.test(name) && name !== 'checked')
  if (node instanceof HTMLInputElement && node.checked) taken.push(['checked', ''])
  return [[node.localName, Object.fromEntries(taken), [...node.childNodes].flatMap(drawnOf)]]
}

/** Without a box of its own an element may still have some within. */
const isSeen = (it: Element) => it.checkVisibility() || getComputedStyle(it).display === 'contents'

/** Of all styles that came while the app ran, those of what is shown. */
const stylesFor = (classes: ReadonlySet<string>) =>
  [...document.styleSheets].flatMap(({ href, cssRules }) => {
    const named = [...cssRules].flatMap((rule) => [...rule.cssText.matchAll(/\.([\w-]+)/g)])
    const isUsed = named.some(([, name = '']) => classes.has(name))
    return href && isUsed ? [new URL(href).pathname] : []
  })
