import type { Browser, BrowserContext } from '@playwright/test'
import { noteRequests } from './atRest.ts'
import { noteDesk } from './desk-acts.ts'
import { noteProblems } from './problems.ts'

const watched = new WeakSet<Browser>()

/** Notes what the pages of this context ask and break from now on, and what of it is asked of the desk. */
export function watch(context: BrowserContext): void {
  noteDesk(context)
  noteRequests(context)
  noteProblems(context)
}

/** The same of every context that the browser opens from now on, whoever opens it. */
export function watchAll(browser: Browser): void {
  if (watched.has(browser)) return
  watched.add(browser)
  const open = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await open(options)
    watch(context)
    return context
  }
}
