import type { MessageDescriptor } from '@lingui/core'
import {
  createRootRoute,
  createRoute,
  lazyRouteComponent,
  type RouteComponent,
} from '@tanstack/react-router'
import { limits } from '#shared/limits.ts'
import { within } from '#src/api/within.ts'
import { askPage } from '#src/ui/askPage.ts'
import { fetchAhead } from '#src/ui/fetchAhead.ts'
import { afterFigures } from '#src/ui/first-figures.ts'
import { loadLaterIcons } from '#src/ui/useLaterIcon.ts'
import { withHomeWords, withWords } from '#src/words/loadWords.ts'
import { whenIdle } from '#src/words/whenIdle.ts'
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

/**
 * Screens that may be told something in the address, where it is of its shape. What is not is said to be undefined: what a
 * route leaves out of its search the router takes from the address as it stands there.
 */
const told =
  <const Name extends string>(shapes: Record<Name, RegExp>) =>
  <const Path extends string>(path: Path, title: MessageDescriptor, component: RouteComponent) =>
    createRoute({
      getParentRoute: () => root,
      path,
      component,
      staticData: { title },
      validateSearch: (search: Record<string, unknown>): { [key in Name]?: string } =>
        // TypeScript does not know which keys the entries have.
        Object.fromEntries(
          Object.entries<RegExp>(shapes).map(([name, shape]) => [
            name,
            shaped(search[name], shape),
          ]),
        ) as never,
    })

const shaped = (value: unknown, shape: RegExp) =>
  typeof value === 'string' && shape.test(value) ? value : undefined

/** As the contract has it (`shared/rules.ts`, which is no part of the first load). */
export const ID = /^(?:0|[1-9]\d{0,17})$/

/** A screen that shows one of its rows when it is told which. */
export const opening = told({ id: ID })
/** The same where the rows go out or come in. */
export const openingOneWay = told({ id: ID, direction: /^(?:in|out)$/ })
/** A screen that follows an order when it is told which. */
export const following = told({ order: ID })
/** A screen that shows another ISO week than this one. */
export const weekly = told({ week: /^2\d{3}-W(0[1-9]|[1-4]\d|5[0-3])$/ })
/** A screen that is told what it is of by a name; it knows which there are. */
export const naming = told({ of: /^\w+$/ })

/** Components are told apart by name only: their types lead back to the router's, which would then never be known. */
type Loaded = Record<string, RouteComponent>

type Load<Name extends string> = () => Promise<{ [name in NoInfer<Name>]: unknown }>

/** A screen that needs no more than its file, and the words of the start. */
export const bare = <Name extends string>(load: Load<Name>, name: Name): RouteComponent =>
  lazyRouteComponent(() => within(limits.chunkTimeout, load()) as Promise<Loaded>, name)

/** A screen's file, fetched with the words, the calls and the drawings of all screens when it is first needed. */
export const lazy = <Name extends string>(load: Load<Name>, name: Name): RouteComponent =>
  bare(() => {
    askPage('fetchScreen', name)
    return withCalls(withWords(load()))
  }, name)

/** A screen with an operator's text: what takes such texts apart takes a slow phone as long, and is run in a task of its own. */
export const lazyText = <Name extends string>(load: Load<Name>, name: Name): RouteComponent =>
  lazy(async () => {
    await import('#src/ui/Markdown.tsx')
    return load()
  }, name)

/** Home: its words and its calls are few, and come before those of the others, which are there for the first tap. */
export const lazyHome = <Name extends string>(load: Load<Name>, name: Name): RouteComponent =>
  bare(async () => {
    const screen = await withHomeWords(load())
    afterFigures(() => whenIdle(() => comeBefore(name)))
    return screen
  }, name)

/** What other screens need is here before the first of them is opened, also what the page knows of them. */
function comeBefore(name: string) {
  askPage('fetchScreen', name)
  void fetchAhead(withCalls(withWords(Promise.resolve())))
}

async function withCalls<T>(screen: Promise<T>): Promise<T> {
  const [loaded, { knowCalls }] = await Promise.all([
    screen,
    import('#src/api/knowCalls.ts'),
    loadLaterIcons(),
  ])
  knowCalls()
  return loaded
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** null: its parts have titles, and say them. */
    title?: MessageDescriptor | null
    /** Open to somebody who is not signed in. */
    visitors?: boolean
  }
}
