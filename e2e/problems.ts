import type { BrowserContext } from '@playwright/test'

const POLICY = /Content Security Policy|TrustedScript|TrustedHTML/

/** What the pages of the test that is running have broken. */
let problems: string[] = []

/** Begins anew, for the contexts that are opened from now on. */
export function beginProblems(): string[] {
  problems = []
  return problems
}

/** Notes where a page in this context breaks its own content policy, or throws: of the test that opened it. */
export function noteProblems(context: BrowserContext): void {
  const own = problems
  context.on('console', (message) => {
    const text = message.text()
    // Whom a page may not show in a frame says so by a policy that is not the page's.
    if (POLICY.test(text) && !text.includes('frame-ancestors')) own.push(text)
  })
  context.on('weberror', (error) => own.push(String(error.error())))
}
