import { areRules, type Drawn, ELEMENTS, isLook, type Look } from './look.ts'

/** Characters of a look that is kept. All of them together leave room for what has to be kept. */
const MOST = 40_000

/**
 * The look of what the page shows, as it is kept; null where it is on its way, could not be had, or would not be whole or true: a
 * form, a sheet, a toast, a list in its midst.
 */
export function lookOf(
  page: HTMLElement,
  of: Omit<Look, 'at' | 'end' | 'rules' | 'drawn'>,
): string | null {
  const main = page.querySelector('main')
  const isBusy = page.querySelector(
    '[aria-busy="true"], [role="alert"]:not(:empty), [data-state]:not([data-state="plain"])',
  )
  const isUsed = page.querySelector(
    'dialog[open], :popover-open, input:not([type="radio"]), select, textarea',
  )
  const isMidst = page.querySelector('[data-rows]') && scrollY > 0
  // No address has it: the app starts with what was chosen at first.
  const isChosen = [...page.querySelectorAll('input')].some(
    (it) => it.checked !== it.defaultChecked,
  )
  if (!main || !page.querySelector('h1') || isBusy || isUsed || isMidst || isChosen) return null
  try {
    const drawn = [...page.children].flatMap(drawnOf)
    const classes = new Set(
      [...page.querySelectorAll('[class]')].flatMap((it) => [...it.classList]),
    )
    const end = scrollY + innerHeight
    const look: Look = { ...of, at: Date.now(), end, rules: rulesFor(classes), drawn }
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

/** Of all styles that came while the app ran, those of what is shown; what the page itself has is there at any start. */
function rulesFor(classes: ReadonlySet<string>): string {
  const isUsed = (rule: string) => selectorsIn(rule).some((it) => it.every(isThere))
  const isThere = (name: string) => classes.has(name)
  const rules = [...document.styleSheets]
    // Those of extensions are not to be read.
    .filter(({ href }) => href?.startsWith(location.origin))
    .flatMap((sheet) => rulesOf(sheet).map(({ cssText }) => cssText))
    .filter(isUsed)
    .join('')
  if (!areRules(rules)) throw new Unknown('styles that fetch')
  return rules
}

/** The classes that each selector of a rule asks for, also within a condition. */
const selectorsIn = (rule: string): string[][] =>
  [...rule.matchAll(/([^{}]+)\{/g)]
    .map(([, selectors = '']) => selectors.replace(/:not\([^)]*\)/g, ''))
    .filter((selectors) => !/^\s*@(?!keyframes)/.test(selectors))
    .flatMap((selectors) => selectors.split(','))
    .map((selector) => [...selector.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name))

/** Of a file that did not come, as with no network, a browser lets nobody read them. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules]
  } catch {
    return []
  }
}
