import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What WCAG 2.2 AA asks and a machine can tell. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const builder = createRequire(import.meta.url).resolve('@axe-core/playwright')
const source = readFileSync(createRequire(builder).resolve('axe-core'), 'utf8')

const OPTIONS = {
  runOnly: { type: 'tag', values: TAGS },
  // An experiment of the judge's, and WCAG 2.5.3: who says what stands there reaches it.
  rules: { 'label-content-name-mismatch': { enabled: true } },
  resultTypes: ['violations'],
  iframes: false,
  preload: false,
  elementRef: false,
}

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>

/** What keeps somebody out of what is shown now. The judge is put into a page once, which the package's own way does each time. */
export async function barriers(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  const violations = await page.evaluate(async (options) => {
    // It is in the page alone.
    const { axe } = globalThis as unknown as {
      axe: { run: (it: typeof options) => Promise<Results> }
    }
    return (await axe.run(options)).violations
  }, OPTIONS)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)
}
