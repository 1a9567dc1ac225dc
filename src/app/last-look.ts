/**
 * How a screen looked when it was left. A start paints it before the app runs (`tools/prerender/pick-page.js`), and the app puts
 * itself in its place. The page runs this file alone, so it imports nothing. What the device kept is not trusted: only
 * such elements and attributes come out of it as cannot run or fetch anything.
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

/** Nobody sees what somebody else has left, or words in another language. `session`: the end of its token. */
type Of = { session: string; locale: string }

/** What `pick-page.js` leaves on the page: what was kept, whose start this is, and the frame that stands there. */
type Kept = Of & { kept: string; frame: Element }

export const ELEMENTS =
  /^(div|span|p|a|button|h[1-6]|[uod]l|li|d[td]|main|header|footer|nav|section|article|aside|search|table|thead|tbody|tfoot|t[rhd]|caption|time|data|strong|em|[biqsu]|del|ins|small|code|pre|abbr|output|blockquote|figure|figcaption|details|summary|fieldset|legend|label|input|[hbw]b?r|bdi|img|svg|g|path|circle|ellipse|rect|line|polyline|polygon|text|tspan|defs|linearGradient|stop)$/
export const ATTRIBUTES =
  /^(class|id|for|type|name|value|checked|role|lang|dir|alt|title|datetime|tabindex|hidden|open|disabled|style|src|href|colspan|rowspan|scope|width|height|viewBox|preserveAspectRatio|d|fill|c[xy]|r[xy]?|[xy][12]?|points|transform|text-anchor|opacity|offset|gradientUnits|(stop|stroke|aria|data)-?[\w-]*)$/
/** Of these not every value is harmless, or is to be told to a screen reader twice. */
const MAY_BE: Record<string, RegExp> = {
  role: /^(?!alert|status|log)/,
  type: /^(radio|button)$/,
  href: /^#/,
  src: /^\/\w/,
  style: /^(?!.*(url|image|src)[\w-]*\()/is,
}
/** Milliseconds after which it is not what somebody has just left: rewards come each day. */
const DAY = 86_400_000
const SVG = 'http://www.w3.org/2000/svg'

/** Paints it in place of the frame, as long as that still stands there; nothing where it is none, is old, or its styles are gone. */
async function paintLook(page: HTMLElement, { kept, frame, ...of }: Kept) {
  const look: Look = JSON.parse(kept)
  if (look.session !== of.session || look.locale !== of.locale) return
  if (Math.abs(Date.now() - look.at) > DAY) return
  const styled = Promise.all(look.styles.map(fetchStyle))
  const nodes = look.drawn.map((it) => nodeOf(it))
  await styled
  if (frame.parentNode !== page) return
  page.replaceChildren(...nodes)
  page.querySelector('main')?.setAttribute('aria-busy', 'true')
  tellNetwork(page, look)
  giveWay(page, nodes)
}

const fetchStyle = (href: string) =>
  new Promise<unknown>((resolve, reject) => {
    if (!/^\/assets\/[\w-]+\.css$/.test(href)) throw new TypeError(`no styles of ours: ${href}`)
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    link.crossOrigin = ''
    link.onload = resolve
    link.onerror = (event) => {
      // The app, which may want it too, takes what stands there for loaded.
      link.remove()
      reject(event)
    }
    document.head.append(link)
  })

function nodeOf(drawn: Drawn, within = ''): Node {
  if (typeof drawn === 'string') return document.createTextNode(drawn)
  const [name, attributes, children] = drawn
  if (!ELEMENTS.test(name)) throw new TypeError(`nothing to show: ${name}`)
  const space = name === 'svg' ? SVG : within
  const node = space === SVG ? document.createElementNS(SVG, name) : document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) give(node, key, value)
  // An age was true then; the app says the one that is true now.
  if (name === 'time') node.style.visibility = 'hidden'
  node.append(...children.map((it) => nodeOf(it, space)))
  return node
}

function give(node: HTMLElement | SVGElement, name: string, value: string) {
  if (!ATTRIBUTES.test(name) || MAY_BE[name]?.test(value) === false) return
  if (name === 'style') node.style.cssText = value
  else node.setAttribute(name, value)
}

/** Whether there is a network is what the device says now. Without, the strip's place is held for its words. */
function tellNetwork(page: HTMLElement, { offline: [strip, stripped] }: Look) {
  const { onLine } = navigator
  const shown = page.getElementsByClassName(strip)[0]
  page.firstElementChild?.classList.toggle(stripped, !onLine)
  if (onLine) shown?.remove()
  if (onLine || shown) return
  const place = Object.assign(document.createElement('p'), {
    className: strip,
    textContent: '\xa0',
  })
  page.querySelector('header')?.before(place)
}

/** When the app has taken the page over, the same control has the focus again, and is pressed if it was. */
function giveWay(page: HTMLElement, nodes: readonly Node[]) {
  let focused: unknown
  const note = ({ target }: Event) => {
    focused = target
  }
  page.addEventListener('focusin', note)
  const look = new DocumentFragment()
  const twinOf = (it: Element) => alike(page, it)[alike(look, it).indexOf(it as HTMLElement)]
  const taken = () => {
    page.removeEventListener('focusin', note)
    look.append(...nodes)
    // A link is gone to by the page itself.
    const tapped = look.querySelector(':not(a)[data-tapped]')
    if (focused instanceof HTMLElement && look.contains(focused)) twinOf(focused)?.focus()
    if (tapped) setTimeout(() => twinOf(tapped)?.click())
  }
  page.addEventListener('taken', taken, { once: true })
}

/** All that are called the same. */
const alike = (within: ParentNode, { localName, textContent, ariaLabel }: Element) =>
  [...within.querySelectorAll<HTMLElement>(localName)].filter(
    (it) => it.textContent === textContent && it.ariaLabel === ariaLabel,
  )

const page = globalThis.document?.getElementById('root')
if (page && 'look' in page) {
  const tell = () => page.dispatchEvent(new Event('looked'))
  paintLook(page, page.look as Kept).then(
    // Once it is painted.
    () => requestAnimationFrame(() => setTimeout(tell)),
    tell,
  )
}
