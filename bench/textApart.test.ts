import { existsSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { sourceOfRoutes } from '#tools/prerender/sourceOfRoutes.ts'

const built = existsSync('dist/index.html')

/** Only these show what an operator wrote. */
const READERS = ['HomeInformation', 'NoticeDetails', 'Service', 'StakingProtocol']
/** Stands in the library that takes such a text apart. */
const MARKER = 'blockTokens'

type Screens = { parts: string[]; screens: Record<string, number[]> }

/** What the page is told of its screens. */
async function screensBuilt(): Promise<Screens> {
  const [, name] =
    /"(\/assets\/screens-[\w-]+\.js)"/.exec(readFileSync('dist/index.html', 'utf8')) ?? []
  const told: { default: Screens } = await import(pathToFileURL(`dist${name}`).href)
  return told.default
}

// The page is built before the tests are run; who runs this file alone builds it with `npm run build`.
describe.runIf(built)('what reads the text of operators', () => {
  test('is fetched for the screens that show some, and for no other', async () => {
    const { parts, screens } = await screensBuilt()
    const reading = parts.map((name) =>
      readFileSync(`dist/assets/${name}`, 'utf8').includes(MARKER),
    )
    const fetching = Object.keys(screens).filter((name) =>
      screens[name]?.slice(1).some((part) => reading[part]),
    )
    expect(fetching.toSorted()).toEqual(READERS)
  })

  test('is run before each of them, in a task of its own', () => {
    const routes = sourceOfRoutes()
    const apart = [...routes.matchAll(/lazyText\([^']*'#src\/screens\/\w+\/(\w+)\.tsx'/g)]
    expect(apart.map(([, name]) => name).toSorted()).toEqual(READERS)
  })
})

test('the app is built', () => {
  expect(built).toBe(true)
})
