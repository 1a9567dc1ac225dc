import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Locale } from '#shared/locale.ts'
import type { Painted } from '#shared/painted.ts'
import '#src/ui/tokens.css'
import '#src/ui/base.css'
import { App } from './app/App.tsx'
import { type AppRouter, makeRouter } from './app/makeRouter.ts'
import { MemberSkeleton, ShellSkeleton } from './app/ShellSkeleton.tsx'
import { loadWords, withWords } from './words/loadWords.ts'

const FORMS = ['/pages/register/index', '/pages/set/forgetPwd']

/** What is painted before any script: the sign-in, or the frame of a screen for whoever is on the way to another one. */
export async function prerender(locale: Locale): Promise<Painted> {
  await loadWords(locale)
  const router = routerAt('/pages/login/index')
  const signIn = await painted(router)
  const forms: Painted['forms'] = {}
  // A screen loads the words of one language alone, for good.
  await withWords(Promise.resolve())
  for (const path of FORMS) forms[path] = await painted(routerAt(path))
  return {
    signIn,
    forms,
    skeleton: renderToString(framed(<ShellSkeleton />)),
    member: renderToString(framed(<MemberSkeleton />)),
    names: namesOf(router),
  }
}

const routerAt = (path: string) => makeRouter({ history: asHash(path), inBrowser: false })

async function painted(router: AppRouter): Promise<string> {
  await router.load()
  return renderToString(<App router={router} />)
}

const namesOf = ({ routesByPath }: AppRouter) =>
  Object.fromEntries(
    Object.entries(routesByPath).flatMap(([path, { options }]) => {
      const title = options.staticData?.title
      return title ? [[path, i18n._(title)]] : []
    }),
  )

const framed = (frame: ReactNode) => <I18nProvider i18n={i18n}>{frame}</I18nProvider>

/** A history without a window that writes links as the hash history will, so that the browser finds them unchanged. */
function asHash(path: string) {
  const history = createMemoryHistory({ initialEntries: [path] })
  history.createHref = (href) => `/#${href}`
  return history
}
