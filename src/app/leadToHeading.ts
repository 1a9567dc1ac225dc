import type { AppRouter } from './makeRouter.ts'

/**
 * Leads the keyboard and the screen reader to the heading of the screen that was gone to, which may be another one at the same
 * path. Where the app begins they begin at the top of the page, and a sheet or a field that takes them keeps them.
 */
export function leadToHeading(router: AppRouter) {
  let before: Element | null
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    before = document.querySelector('h1')
    if (pathChanged) letGo()
  })
  router.subscribe('onRendered', ({ fromLocation, hrefChanged }) => {
    const heading = document.querySelector('h1')
    if (
      !fromLocation ||
      !hrefChanged ||
      !heading ||
      heading === before ||
      document.querySelector('dialog[open], main :focus')
    )
      return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  })
}

/** What was tapped goes with its screen; still focused then, it has the browser style all of the leaving screen once more. */
function letGo() {
  const tapped = document.activeElement
  if (tapped instanceof HTMLElement && tapped.matches('a, button')) tapped.blur()
}
