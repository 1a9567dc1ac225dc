import type { MessageDescriptor } from '@lingui/core'
import {
  createRootRoute,
  createRoute,
  lazyRouteComponent,
  type RouteComponent,
} from '@tanstack/react-router'
import { limits } from '#shared/limits.ts'
import { within } from '#src/api/within.ts'
import { withWords } from '#src/words/loadWords.ts'
import { guard } from './guard.ts'
import { NotFound } from './NotFound.tsx'
import { Shell } from './Shell.tsx'

/** Stands round every screen, and keeps visitors out. */
export const root = createRootRoute({
  component: Shell,
  notFoundComponent: NotFound,
  // Written out, not passed by name: the type of its argument leads back to the type of these very routes.
  beforeLoad: ({ matches, location }): void => guard({ matches, location }),
})

/** A screen that needs to be told nothing. */
export const screen = <const Path extends string>(
  path: Path,
  title: MessageDescriptor,
  component: RouteComponent,
) => createRoute({ getParentRoute: () => root, path, component, staticData: { title } })

/** A screen that shows one of its rows when it is told which. */
export const opening = <const Path extends string>(
  path: Path,
  title: MessageDescriptor,
  component: RouteComponent,
) =>
  createRoute({
    getParentRoute: () => root,
    path,
    component,
    staticData: { title },
    validateSearch: ({ id }: Record<string, unknown>): { id?: string } =>
      typeof id === 'string' && /^\d{1,18}$/.test(id) ? { id } : {},
  })

/** Components are told apart by name only: their types lead back to the router's, which would then never be known. */
type Loaded = Record<string, RouteComponent>

/** A screen's file, fetched with the words and the calls of all screens when it is first needed. */
export const lazy = <Name extends string>(
  load: () => Promise<{ [name in NoInfer<Name>]: unknown }>,
  name: Name,
): RouteComponent =>
  lazyRouteComponent(
    () => within(limits.chunkTimeout, withCalls(withWords(load()))) as Promise<Loaded>,
    name,
  )

async function withCalls<T>(screen: Promise<T>): Promise<T> {
  const [loaded, { knowCalls }] = await Promise.all([screen, import('#src/api/knowCalls.ts')])
  knowCalls()
  return loaded
}
