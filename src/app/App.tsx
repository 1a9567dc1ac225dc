import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { RouterProvider } from '@tanstack/react-router'
import { Provider } from 'jotai'
import { useEffect } from 'react'
import { store } from '#src/session/session.ts'
import type { AppRouter } from './makeRouter.ts'

/** All of the app: the words, the session, the screens. */
export function App({ router }: { router: AppRouter }) {
  // What was tapped before on the painted page is done now (tools/prerender/page/wait.js).
  useEffect(() => void document.getElementById('root')?.dispatchEvent(new Event('taken')), [])

  // The address may have changed after it was read, and before the router was on the page and listened to it.
  useEffect(() => {
    if (router.history.location.href !== router.state.location.href)
      router.load().catch(reportError)
  }, [router])

  return (
    <Provider store={store}>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>
    </Provider>
  )
}
