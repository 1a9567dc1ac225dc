import { type AnyRouter, type createLink as routerLink, useRouter } from '@tanstack/react-router'
import type { ComponentProps, ElementType, MouseEvent } from 'react'
import { fetchAhead } from './fetchAhead.ts'

/** Where it leads; what the router's own links take beside it is not needed here. */
type Way = {
  to?: string
  params?: { _splat?: string }
  search?: Record<string, string | undefined>
  viewTransition?: boolean
}

type WayProps = Way & Omit<ComponentProps<'a'>, 'href'>

/**
 * Makes a link of what draws an anchor; `to`, `params` and `search` are checked against the routes. The router's own links
 * each follow the address to know whether they are active: every tap had all of them on both screens work it out anew.
 */
export const createLink = linking as unknown as typeof routerLink

/** A bare anchor to another screen; `to` is checked against the routes. */
export const Link = createLink('a')

function linking(Anchor: ElementType) {
  return function WayLink({ to = '', params, search, viewTransition, onClick, ...rest }: WayProps) {
    const router = useRouter<AnyRouter>()
    const query = search ? router.options.stringifySearch(search) : ''

    /** The screen's file comes while the finger is still down. If it does not, the tap tells. */
    const fetchSoon = () => void fetchAhead(router.routesByPath[to]?.options.component?.preload?.())

    function go(event: MouseEvent<HTMLAnchorElement>) {
      onClick?.(event)
      if (event.defaultPrevented || !isPlain(event)) return
      event.preventDefault()
      void router.navigate({
        to,
        ...(params && { params }),
        ...(search && { search }),
        ...(viewTransition && { viewTransition }),
      })
    }

    return (
      <Anchor
        {...rest}
        href={`#${to.replace('$', params?._splat ?? '')}${query}`}
        onClick={go}
        onFocus={fetchSoon}
        onMouseEnter={fetchSoon}
        onTouchStart={fetchSoon}
      />
    )
  }
}

/** Any other way of clicking opens it beside this screen, which is the browser's matter. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey
