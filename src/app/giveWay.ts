/**
 * Where the app is to be. `twinOf` tells `page/hold.js` the app's own control in place of one that was painted before; `frame`, of
 * `page/paint.js`, is what stands there where nothing was.
 */
export type Page = HTMLElement & {
  twinOf?: (it: Element) => HTMLElement | undefined
  frame?: Element
}

/** Milliseconds after which no app is coming any more: figures without their age are no place to stay at. */
const PATIENCE = 10_000

/**
 * When the app has taken the page over, the same control has the focus again; what was tapped is done by the page. `end`: how far
 * down the look goes, pixels from the top of the page.
 */
export function giveWay(page: Page, nodes: readonly Node[], end: number) {
  let focused: unknown
  const note = ({ target }: Event) => {
    focused = target
  }
  page.addEventListener('focusin', note)
  const late = setTimeout(() => {
    if (page.frame && nodes[0]?.parentNode === page) page.replaceChildren(page.frame)
  }, PATIENCE)
  const look = new DocumentFragment()
  // A look has neither what is hidden nor what begins below the screen.
  const isWithin = (it: Element) =>
    it.getClientRects().length > 0 && it.getBoundingClientRect().top + scrollY < end
  page.twinOf = (it) => {
    const [before, now] = [alike(look, it), alike(page, it).filter(isWithin)]
    // Where there are more or fewer of them by now, nobody knows which it would be.
    return before.length === now.length ? now[before.indexOf(it as HTMLElement)] : undefined
  }
  const taken = () => {
    clearTimeout(late)
    page.removeEventListener('focusin', note)
    look.append(...nodes)
    if (focused instanceof HTMLElement && look.contains(focused))
      page.twinOf?.(focused)?.focus({ preventScroll: true })
  }
  page.addEventListener('taken', taken, { once: true })
}

/** All that are called the same, and lead to the same place if they lead anywhere on the page. */
function alike(within: ParentNode, it: Element) {
  const words = wordsOf(it)
  const { hash } = it as HTMLAnchorElement
  return [...within.querySelectorAll<HTMLElement>(it.localName)].filter(
    (other) => (!hash || (other as HTMLAnchorElement).hash === hash) && wordsOf(other) === words,
  )
}

/** What it is called, with times in place of ages, which go on. */
function wordsOf(it: Element): string {
  const own = it.cloneNode(true) as Element
  for (const time of own.querySelectorAll('time')) time.textContent = time.dateTime
  return `${own.ariaLabel} ${own.textContent}`
}
