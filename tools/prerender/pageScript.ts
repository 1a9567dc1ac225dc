import { readFileSync } from 'node:fs'

const PARTS = ['paint', 'fetch', 'wait']

/** What ties a part to the others: they become one script, in which each sees what the others say. */
const TIES = /^import \{[^}]*\} from '.*'\n|^export (\{[^}]*\};?\n?)?/gm

export const pageFile = (name: string): string =>
  readFileSync(`tools/prerender/page/${name}.js`, 'utf8')

/** As a block it can be written shorter: nobody outside knows what is named in it. */
const blockOf = (parts: readonly string[], isKept: boolean) =>
  `{\nconst isKept = ${isKept}\n${parts.map((it) => it.replace(TIES, '')).join('\n')}}\n`

/**
 * What runs inside the page before the first paint: no module, no import. The page says before it what `assets` are. `isKept`:
 * whether it is of the page that the worker keeps; the one that the service sends comes sooner without what only that needs.
 */
export const pageScript = (isKept: boolean): string =>
  blockOf(['who', ...(isKept ? [] : ['hold']), ...PARTS].map(pageFile), isKept)

/**
 * What runs before that in the page that the worker keeps: a tap on what it paints waits from then on. `painter` is the source of
 * `src/app/last-look.ts`.
 */
export const lookScript = (painter: string): string =>
  blockOf([painter, ...['who', 'hold', 'look'].map(pageFile)], true)
