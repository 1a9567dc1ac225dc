import type { Locale } from '#shared/locale.ts'

/** Names of files below /assets: what a page starts for everybody, for visitors, for members, and the words. */
type Start = Record<'scripts' | 'needed' | 'visitor' | 'signedIn' | 'home', string[]> &
  Record<'words' | 'homeWords', Record<Locale, string>>

/** What a built page starts with, as it says it to its own script. Throws where it says nothing. */
export function startIn(page: string): Start {
  const [, said] = /const assets = (.+)/.exec(page) ?? []
  if (!said) throw new Error('the page names no scripts to start')
  return JSON.parse(said.replaceAll('"/assets/', '"'))
}
