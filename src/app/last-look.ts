import { giveWay, type Page } from './giveWay.ts'
import { areRules, type Drawn, ELEMENTS, isLook, type Look, type LookOf } from './look.ts'

/** Milliseconds. Rewards come each day, and what is told of "today" is of that one (UTC). */
const DAY = 86_400_000
const SVG = 'http://www.w3.org/2000/svg'

/**
 * Paints how a screen looked when it was left; the app puts itself in its place. It is part of the page that the worker keeps
 * (`tools/prerender/page/look.js`): a file of its own would be waited for. Answers whether it is painted: not where what was
 * kept is old, of another session, language or build, or no look at all.
 */
export function paintLook(page: Page, kept: string, of: LookOf): boolean {
  try {
    const look: Look = JSON.parse(kept)
    const isOf = look.session === of.session && look.locale === of.locale && look.build === of.build
    if (!isOf || Math.floor(look.at / DAY) !== Math.floor(Date.now() / DAY)) return false
    // All of it before any of it is shown.
    const [drawing, sheet] = [draw(look), sheetOf(look)]
    wear(page, sheet)
    const nodes = [...drawing.childNodes]
    page.replaceChildren(drawing)
    giveWay(page, nodes, look.end)
    return true
  } catch {
    // The frame stands there then, as where nothing was kept.
    return false
  }
}

/** An age was true then; the app says the one that is true now. */
const AGES = 'time{visibility:hidden}'

function sheetOf({ rules }: Look) {
  if (!areRules(rules)) throw new TypeError('styles that fetch')
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules + AGES)
  return sheet
}

/** Until the app is there, whose files have the same rules. */
function wear(page: Page, sheet: CSSStyleSheet) {
  document.adoptedStyleSheets.push(sheet)
  const drop = () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((it) => it !== sheet)
  }
  page.addEventListener('taken', drop, { once: true })
}

function draw({ drawn, offline }: Look) {
  const drawing = new DocumentFragment()
  drawing.append(...drawn.map((it) => nodeOf(it)))
  const main = drawing.querySelector('main')
  if (!main) throw new TypeError('no screen')
  main.setAttribute('aria-busy', 'true')
  tellNetwork(drawing, offline)
  return drawing
}

/** One by one: nothing that the device kept is read as HTML. */
function nodeOf(drawn: Drawn, within = ''): Node {
  if (typeof drawn === 'string') return document.createTextNode(drawn)
  const [name, attributes, children] = drawn
  if (!ELEMENTS.has(name)) throw new TypeError(`nothing to show: ${name}`)
  const space = name === 'svg' ? SVG : within
  const node = space === SVG ? document.createElementNS(SVG, name) : document.createElement(name)
  for (const [key, value] of Object.entries(attributes))
    if (isLook(key, value)) give(node, key, value)
  node.append(...children.map((it) => nodeOf(it, space)))
  return node
}

function give(node: HTMLElement | SVGElement, name: string, value: string) {
  if (name === 'style') node.style.cssText = value
  else node.setAttribute(name, value)
}

/** Whether there is a network is what the device says now. Without, the strip's place is held for its words. */
function tellNetwork(drawing: DocumentFragment, [strip, stripped]: Look['offline']) {
  const { onLine } = navigator
  const shown = drawing.querySelector(`.${CSS.escape(strip)}`)
  drawing.firstElementChild?.classList.toggle(stripped, !onLine)
  if (onLine) shown?.remove()
  if (onLine || shown) return
  const place = Object.assign(document.createElement('p'), {
    className: strip,
    textContent: '\xa0',
  })
  drawing.querySelector('header')?.parentElement?.before(place)
}
