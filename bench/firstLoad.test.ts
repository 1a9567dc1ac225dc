import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { LOCALES } from '#shared/locale.ts'
import { startIn } from '#tools/prerender/startIn.ts'
import { weigh } from './weigh.ts'

const built = existsSync('dist/index.html')

// The page is built before the tests are run; who runs this file alone builds it with `npm run build`.
describe.runIf(built)('the first load of the sign-in', () => {
  let page = ''
  let started: ReturnType<typeof startIn>

  beforeAll(() => {
    page = readFileSync('dist/index.html', 'utf8')
    started = startIn(page)
  })

  const text = (name: string) => readFileSync(`dist/assets/${name}`, 'utf8')
  const scripts = () => [...started.scripts, ...started.needed, ...started.visitor]

  /** What the files import before they run is part of the load, named by the page or not. */
  const withImports = (names: string[]) => {
    const found = new Set(names)
    for (const name of found)
      for (const [, other = ''] of text(name).matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)/g))
        found.add(other)
    return [...found]
  }

  test.each(LOCALES)('is at most 102 kB of JavaScript with the words of %s', (locale) => {
    const files = withImports([...scripts(), started.words[locale]])
    const bytes = files.map((name) => weigh(text(name))).reduce((sum, one) => sum + one, 0)
    expect(bytes).toBeLessThanOrEqual(102)
  })

  test('is at most 12 requests', () => {
    const linked = [...page.matchAll(/<link[^>]* href="/g)].length
    expect(1 + linked + withImports(scripts()).length + 1).toBeLessThanOrEqual(12)
  })

  test('has nothing of wagmi, viem or react-query in it', () => {
    const markers = ['@wagmi', 'wagmi.sh', 'viem.sh', 'viem@', 'QueryClient', 'eip6963']
    const first = withImports(scripts())
    const later = readdirSync('dist/assets').filter(
      (name) => name.endsWith('.js') && !first.includes(name),
    )
    const foundIn = (names: string[]) =>
      markers.filter((marker) => names.some((name) => text(name).includes(marker)))
    expect(foundIn(first)).toEqual([])
    // The markers are worth something only while they are found where the libraries are.
    expect(foundIn(later).length).toBeGreaterThanOrEqual(3)
  })

  test('is painted from the HTML itself, in both languages', () => {
    const [shown = '', hidden = ''] = page.split('<template id="sign-in zh-Hant">')
    expect(shown).toContain('<h1>Sign in</h1>')
    expect(shown).toContain('name="password"')
    expect(hidden).toContain('<h1>登入</h1>')
    expect(page).not.toContain('<!--$!-->')
  })

  test('waits for no style: what is inlined is all, and at most 6 kB on the wire', () => {
    const [, styles = ''] = /<style>([\s\S]*?)<\/style>/.exec(page) ?? []
    expect(weigh(styles)).toBeLessThanOrEqual(6)
    expect(page).not.toMatch(/rel="stylesheet"(?! disabled)/)
    const painted = page.slice(0, page.lastIndexOf('<script>'))
    const used = [...painted.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) =>
      names.split(' '),
    )
    expect(used.length).toBeGreaterThan(10)
    expect(used.filter((name) => !styles.includes(`.${name}`))).toEqual([])
  })

  test('has digits of one width: nothing that the build put later takes them back', () => {
    const [, body = ''] = /[},]body\{([^}]*)\}/.exec(page) ?? []
    expect(body).toContain('font-variant-numeric:tabular-nums')
    expect(body).not.toMatch(/(^|;)font:/)
  })

  test('has nothing that the Content Security Policy would refuse', () => {
    expect(page).not.toMatch(/<[^>]+ style="/)
    expect(page).not.toMatch(/<[^>]+ on[a-z]+="/)
    // The one that asks for what the browser keeps, and the one that picks what is painted.
    expect([...page.matchAll(/<script/g)]).toHaveLength(2)
    expect(page).not.toMatch(/<script[^>]* src=/)
  })
})

test('the app is built', () => {
  expect(built).toBe(true)
})
