import type { Plugin } from 'vite'

/** Each route of the router carries a link of its own, which nothing here uses (`src/ui/Link.tsx`): 1 kB of every start. */
const ROUTE = /@tanstack\/react-router\/dist\/esm\/route\.js$/
const LINK = './link.js'
const NOTHING = '\0no link of the router'

/** Leaves the router's own links out of what is built. */
export const leaveOutLinks = (): Plugin => ({
  name: 'bitwave:leave-out-links',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id, importer) => (id === LINK && ROUTE.test(importer ?? '') ? NOTHING : undefined),
  load: (id) => (id === NOTHING ? 'export const Link = null' : undefined),
})
