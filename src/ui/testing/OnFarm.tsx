import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'

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

/** What is drawn within an app that has a few screens. */
export const OnFarm = ({ children }: { children: ReactNode }) => (
  <RouterContextProvider router={router}>{children}</RouterContextProvider>
)
