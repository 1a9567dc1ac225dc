import { i18n } from '@lingui/core'
import type { AppRouter } from './makeRouter.ts'

/** The name of the app, the same in both languages. */
const APP = 'Bitwave Farm'

/** Keeps the document's title that of the screen (specification §2). */
export function keepTitle(router: AppRouter) {
  router.subscribe('onResolved', () => {
    const { staticData, search } = router.state.matches.at(-1) ?? {}
    const title = staticData?.title
    // What is opened by a key has a title of its own, and says it.
    if (title === null || (search && 'key' in search && search.key)) return
    document.title = title ? `${i18n._(title)} · ${APP}` : APP
  })
}
