const MARK = 'bw.reloaded'

/** The build that runs, by the address of its entry: hashed by content. */
const build = import.meta.url

/**
 * After a release the old files may be gone. A part that does not arrive reloads the app once for each build, and not
 * while there is no network, where the screen says so instead.
 */
export function reloadLostChunks() {
  addEventListener('vite:preloadError', () => {
    if (!navigator.onLine || sessionStorage.getItem(MARK) === build) return
    sessionStorage.setItem(MARK, build)
    location.reload()
  })
}
