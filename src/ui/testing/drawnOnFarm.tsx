import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { Markdown } from '#src/ui/Markdown.tsx'

const root = createRootRoute()
const SCREENS = ['/pages/staking/index', '/pages/home/noticeInfo', '/pages/console/$']
const router = createRouter({
  routeTree: root.addChildren(
    SCREENS.map((path) => createRoute({ getParentRoute: () => root, path })),
  ),
  history: createMemoryHistory(),
  parseSearch: (query) => Object.fromEntries(new URLSearchParams(query)),
  stringifySearch: ({ id }) => (id ? `?id=${id}` : ''),
  origin: 'https://farm.example',
  isServer: false,
})

/** The elements of a text that an operator wrote, within an app that has a few screens. */
export const drawnOnFarm = (text: string) =>
  renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <Markdown text={text} />
    </RouterContextProvider>,
  )
