import { type AnyRouter, type LinkProps, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Link } from './Link.tsx'
import { screenAt } from './screenAt.ts'

/** A link in a text that an operator wrote: to one of this app's screens, or out to https. Any other is its words alone. */
export function WrittenLink({ href, children }: { href: string; children: ReactNode }) {
  const router = useRouter<AnyRouter>({ warn: false }) as AnyRouter | null
  const screen =
    router &&
    screenAt(href, {
      origin: location.origin,
      hasScreen: (path) => Object.hasOwn(router.routesByPath, path),
      parseSearch: router.options.parseSearch,
    })
  // It was looked up among the routes just now, which types cannot tell.
  if (screen) return <Link {...(screen as LinkProps)}>{children}</Link>
  if (!href.startsWith('https://')) return children
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}
