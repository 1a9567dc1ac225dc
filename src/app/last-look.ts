import { giveWay, type Page } from './giveWay.ts'

/**
 * How a screen looked when it was left. A start paints it before the app runs (`tools/prerender/page/paint.js`), and the app puts
 * itself in its place. What the device kept is not trusted: only such elements and attributes come out of it as cannot run,
 * fetch or name anything.
 */
export type Look = Of & {
  /** When it was left, milliseconds by the device's clock. */
  at: number
  /** Addresses of the styles, in the page's order. */
  styles: string[]
  /** The classes of the strip that says that there is no network, and of the shell that has it. */
  offline: [strip: string, stripped: string]
  drawn: Drawn[]
}
export type Drawn = string | readonly [name: string, Record<string, string>, within: Drawn[]]

/**
 * Nobody sees what somebody else has left, words in another language, or what another build has drawn, whose styles may have had
 * other names. `session`: the end of its token; `build`: the address of its first script.
 */
type Of = { session: string; locale: string; build: string }

/**
 * What the page leaves (`page/paint.js`, `page/styles.js`): what was kept, whose start this is, the frame that stands there, and
 * whether each of the styles came.
 */
type Kept = { kept: string; of: Of; frame: Element; styles: Promise<boolean>[] }

/** Looked up and not matched: there are hundreds to a screen, and nothing of it is compiled yet. */
const setOf = (names: string) => new Set(names.split(' '))
export const ELEMENTS = setOf(
  'div span p a button h1 h2 h3 h4 h5 h6 ul ol dl li dd dt main header footer nav section article aside search table thead tbody tfoot tr th td caption time data strong em b i q s u del ins small code pre abbr output blockquote figure figcaption details summary fieldset legend label input hr br wbr bdi img svg g path circle ellipse rect line polyline polygon text tspan defs linearGradient stop',
)
const ATTRIBUTES = setOf(
  'class id for type name value checked role lang dir alt title datetime tabindex open disabled style src href colspan rowspan scope width height viewBox preserveAspectRatio d fill cx cy r rx ry x y x1 x2 y1 y2 points transform text-anchor opacity offset gradientUnits stop-color stop-opacity stroke stroke-width stroke-linecap stroke-linejoin stroke-dasharray stroke-dashoffset stroke-opacity',
)
const SAID = /^aria-(?!live)[a-z]+$/
/** Numbers, names, and what is drawn elsewhere on the page: nothing that is fetched, however it is written. */
const PAINT = /^([\w\s.,#%-]|var\(--|url\(#|\))*$/
/** A name that React has given, or that of the skip link's target: any other might stand for something of the browser's. */
const NAMED = /^(main|_[rR]_\w+)$/
/** Of these not every value is harmless, or is to be told to a screen reader twice. */
const MAY_BE: Record<string, RegExp> = {
  id: NAMED,
  name: NAMED,
  role: /^(img|progressbar|slider|timer)$/,
  type: /^(radio|button)$/,
  href: /^#/,
  src: /^\/(?!api\/)\w/,
  style: /^[^\\(]*$/,
  fill: PAINT,
  stroke: PAINT,
  'stop-color': PAINT,
}

/** Whether an attribute belongs to a look. */
export const isLook = (name: string, value: string) =>
  (ATTRIBUTES.has(name) || SAID.test(name)) && MAY_BE[name]?.test(value) !== false

/** Milliseconds after which it is not what somebody has just left: rewards come each day. */
const DAY = 86_400_000
const SVG = 'http://www.w3.org/2000/svg'

/** Paints it in place of the frame, as long as that still stands there; nothing where it is none, is old, or its styles are gone. */
async function paintLook(page: Page, { kept, of, frame, styles }: Kept) {
  const look: Look = JSON.parse(kept)
  const isOf = look.session === of.session && look.locale === of.locale && look.build === of.build
  if (!isOf || !(Math.abs(Date.now() - look.at) <= DAY)) return
  const [came, drawing] = await Promise.all([Promise.all(styles), draw(look)])
  // One that is none of ours was not asked for.
  const isStyled = came.length === look.styles.length && !came.includes(false)
  if (!isStyled || frame.parentNode !== page) return
  const nodes = [...drawing.childNodes]
  page.replaceChildren(drawing)
  giveWay(page, nodes, frame)
}

/** All of it before any of it is shown. What it throws is heard where the styles' failure is. */
async function draw({ drawn, offline }: Look) {
  const drawing = new DocumentFragment()
  drawing.append(...drawn.map((it) => nodeOf(it)))
  const main = drawing.querySelector('main')
  if (!main) throw new TypeError('no screen')
  main.setAttribute('aria-busy', 'true')
  tellNetwork(drawing, offline)
  return drawing
}

function nodeOf(drawn: Drawn, within = ''): Node {
  if (typeof drawn === 'string') return document.createTextNode(drawn)
  const [name, attributes, children] = drawn
  if (!ELEMENTS.has(name)) throw new TypeError(`nothing to show: ${name}`)
  const space = name === 'svg' ? SVG : within
  const node = space === SVG ? document.createElementNS(SVG, name) : document.createElement(name)
  for (const [key, value] of Object.entries(attributes))
    if (isLook(key, value)) give(node, key, value)
  // An age was true then; the app says the one that is true now.
  if (name === 'time') node.style.visibility = 'hidden'
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

const page: (Page & { look?: Kept }) | null = document.getElementById('root')
if (page?.look) {
  const tell = () => page.dispatchEvent(new Event('looked'))
  paintLook(page, page.look).then(
    // Once it is painted.
    () => requestAnimationFrame(() => setTimeout(tell)),
    tell,
  )
}
