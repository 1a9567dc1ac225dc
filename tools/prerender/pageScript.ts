import { readFileSync } from 'node:fs'

const PARTS = ['paint', 'styles', 'fetch', 'wait']

/** What ties a part to the others: they become one script, in which each sees what the others say. */
const TIES = /^import \{[^}]*\} from '.*'\n|^export /gm

export const pageFile = (name: string): string =>
  readFileSync(`tools/prerender/page/${name}.js`, 'utf8')

const partOf = (name: string) => pageFile(name).replace(TIES, '')

/**
 * What runs inside index.html before the first paint: no module, no import. The page says before it what `assets` are. As a
 * block it can be written shorter: nobody outside knows what is named in it.
 */
export const pageScript = (): string => `{\n${PARTS.map(partOf).join('\n')}}\n`
