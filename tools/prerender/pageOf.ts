import type { HomeAsk } from '#shared/api/homeAsks.ts'
import type { Locale } from '#shared/locale.ts'
import type { Painted } from '#shared/painted.ts'
import { compact } from './compact.ts'

type Parts = {
  /** The script that picks what is shown and starts the app. */
  pick: string
  scripts: string[]
  /** What the scripts import: fetched beside them, not after them. */
  needed: string[]
  /** The sign-in itself, for whoever is shown it. */
  visitor: string[]
  /** What every screen of somebody signed in imports: it is not first asked for when the scripts run. */
  signedIn: string[]
  words: Record<Locale, string>
  /** Names of the files that Home is made of. */
  home: string[]
  /** Of what is below Home's figures. */
  lists: string[]
  homeWords: Record<Locale, string>
  /** What Home asks. */
  asks: readonly HomeAsk[]
  /** How many of these, from the first on, any other screen's start asks too. */
  startAsks: number
  /** Where it is said what the other screens are made of. */
  screens: string
  /** What paints the forms that are open to visitors. */
  forms: string
  css: string
  painted: Record<Locale, Painted>
}

/**
 * The browser fetches what it keeps for us when it is first asked for it, and the page waits for that: here while the rest of the
 * page is still on its way.
 */
const WAKE = 'try{localStorage.length}catch{}'

/**
 * The page that is served: all that can be painted in templates, one inline style and one inline script, which puts one of
 * them in its place. The browser paints before it has read a page to the end: what stood there would be seen by everybody.
 */
export function pageOf(html: string, { pick, painted, css, ...assets }: Parts): string {
  const templates = [
    template('sign-in en', painted.en.signIn),
    template('sign-in zh-Hant', painted['zh-Hant'].signIn),
    template('skeleton en', painted.en.skeleton),
    template('skeleton zh-Hant', painted['zh-Hant'].skeleton),
    template('member en', painted.en.member),
    template('member zh-Hant', painted['zh-Hant'].member),
  ].join('')
  return (
    html
      .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
      .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
      // They stand in the page. What is fetched later looks for this link, or would bring them a second time.
      .replace(/<link rel="stylesheet"/g, '$& disabled')
      .replace('<meta name="viewport"', (it) => `<script>${WAKE}</script>\n    ${it}`)
      .replace('</head>', () => `  <style>${css.trim()}</style>\n  </head>`)
      .replace(
        '<div id="root"></div>',
        () => `<div id="root"></div>${templates}${scriptOf(JSON.stringify(assets), pick)}`,
      )
  )
}

const template = (id: string, content: string) => `<template id="${id}">${content}</template>`

const scriptOf = (assets: string, script: string) =>
  `<script>'use strict';{const assets = ${assets}\n${compact(script)}}</script>`

/**
 * The same page as the worker keeps it. How the screen was left is painted by a script of its own, before all that only a start
 * without it is made of.
 */
export function keptPageOf(page: string, { look, pick }: { look: string; pick: string }): string {
  const parts = /(<template [\s\S]*)<script>'use strict';\{const assets = (.+)\n[\s\S]*<\/script>/
  const [whole = '', templates, assets = ''] = parts.exec(page) ?? []
  if (!whole) throw new Error('the page is not as it was made')
  return page.replace(whole, () => `${scriptOf(assets, look)}${templates}${scriptOf(assets, pick)}`)
}
