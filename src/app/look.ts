/**
 * How a screen looked when it was left, as it is kept for the next start. What the device kept is not trusted: only such
 * elements, attributes and styles come out of it as cannot run, fetch or name anything.
 */
export type Look = LookOf & {
  /** When it was left, milliseconds by the device's clock. */
  at: number
  /** How far down it is kept, pixels from the top of the page: what begins below that is not there. */
  end: number
  /** What styles it, beside what the page itself has. */
  rules: string
  /** The classes of the strip that says that there is no network, and of the shell that has it. */
  offline: [strip: string, stripped: string]
  drawn: Drawn[]
}
export type Drawn = string | readonly [name: string, Record<string, string>, within: Drawn[]]

/**
 * Nobody sees what somebody else has left, words in another language, or what another build has drawn, whose styles may have had
 * other names. `session`: the end of its token; `build`: the address of its first script.
 */
export type LookOf = { session: string; locale: string; build: string }

/** Looked up and not matched: there are hundreds to a screen, and nothing of it is compiled yet. */
const setOf = (names: string) => new Set(names.split(' '))
export const ELEMENTS = setOf(
  'div span p a button h1 h2 h3 h4 h5 h6 ul ol dl li dd dt main header footer nav section article aside search table thead tbody tfoot tr th td caption time data strong em b i q s u del ins small code pre abbr output blockquote figure figcaption details summary fieldset legend label input hr br wbr bdi img svg g path circle ellipse rect line polyline polygon text tspan defs linearGradient stop',
)
const ATTRIBUTES = setOf(
  'class id for type name value checked role lang dir alt title datetime tabindex open disabled style src href colspan rowspan scope width height viewBox preserveAspectRatio d fill cx cy r rx ry x y x1 x2 y1 y2 points transform text-anchor opacity offset gradientUnits stop-color stop-opacity stroke stroke-width stroke-linecap stroke-linejoin stroke-dasharray stroke-dashoffset stroke-opacity data-rows data-desk',
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

/** What brings a picture, a letter or other styles with it; with a stroke before it any word can be written otherwise. */
const FETCHES = /\\|(url|src|image|image-set)\(|@(import|font-face|namespace)/i

/** Whether styles belong to a look. Throws where they are no text. */
export const areRules = (rules: string) => rules.search(FETCHES) < 0
