import { readFileSync } from 'node:fs'

/** In their order, once the page is read to its end. */
const PARTS = ['paint', 'fetch', 'wait']

/** What ties a part to the others: they become one script, in which each sees what the others say. */
const TIES = /^import \{[^}]*\} from '.*'\n|^export /gm

export const pageFile = (name: string): string =>
  readFileSync(`tools/prerender/page/${name}.js`, 'utf8')

const partOf = (name: string) => pageFile(name).replace(TIES, '')

/**
 * What runs inside index.html before the first paint: no module, no import. The page says before it what `assets` are, and
 * calls `begin` at its end. As a block it can be written shorter: nobody outside knows what else is named in it.
 */
export const pageScript = (): string => `{
${partOf('pick')}
const goOn = () => {
${PARTS.map(partOf).join('\n')}}
globalThis.begin = () => stands ? oncePainted(goOn) : goOn()
}
`
