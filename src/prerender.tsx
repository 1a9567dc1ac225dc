import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Locale } from '#shared/locale.ts'
import '#src/ui/tokens.css'
import { App } from './app/App.tsx'
import { type AppRouter, makeRouter } from './app/makeRouter.ts'
import { MemberSkeleton, ShellSkeleton } from './app/ShellSkeleton.tsx'
import { loadWords } from './words/loadWords.ts'

type Painted = Record<'signIn' | 'skeleton' | 'member', string> & {
  /** What each screen is called, by its path. */
  names: Record<string, string>
}

/** What is painted before any script: the sign-in, or the frame of a screen for whoever is on the way to another one. */
export async function prerender(locale: Locale): Promise<Painted> {
  await loadWords(locale)
  const router = makeRouter({ history: asHash('/pages/login/index'), inBrowser: false })
  await router.load()
  return {
    signIn: renderToString(<App router={router} />),
    skeleton: renderToString(framed(<ShellSkeleton />)),
    member: renderToString(framed(<MemberSkeleton />)),
    names: namesOf(router),
  }
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
