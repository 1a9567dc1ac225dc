/** From where there are two columns (`Columns`), what comes further down on a phone stands at the top. */
const WIDE = '(min-width: 900px)'

/** Of the title of every screen, in pixels. */
const BAR = 60

/** The tabs lie over as much of a narrow screen, in pixels. */
const TABS = 64

/**
 * Pixels of the screen that are left below what takes so many at the least, where text is of the usual size; the title bar's
 * are always taken, and on a narrow screen the tabs'. The screen's height is asked for, not the window's, which takes a
 * layout. All there is, where nothing is in view: the first paint may be made while the app is built.
 */
export function leftBelow(taken: number): number {
  if (typeof screen === 'undefined') return Number.POSITIVE_INFINITY
  return screen.height - (matchMedia(WIDE).matches ? BAR : taken + TABS)
}
