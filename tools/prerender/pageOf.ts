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
  /** What paints how a screen looked when it was left. */
  look: string
  /** Where it is said what the other screens are made of. */
  screens: string
  /** What paints the forms that are open to visitors. */
  forms: string
  css: string
  painted: Record<Locale, Painted>
}

/**
 * The page that is served: the sign-in in English in its place, all else that can be painted in templates, one inline style,
 * and one inline script before them, which hides what stands there from who is shown something else (decision 158). Drawn is
 * nothing until the sign-in is whole: an empty frame takes a slow phone as long as a tenth of the wait.
 */
export function pageOf(html: string, { pick, painted, css, ...assets }: Parts): string {
  const templates = [
    template('sign-in zh-Hant', painted['zh-Hant'].signIn),
    template('skeleton en', painted.en.skeleton),
    template('skeleton zh-Hant', painted['zh-Hant'].skeleton),
    template('member en', painted.en.member),
    template('member zh-Hant', painted['zh-Hant'].member),
  ].join('')
  const script = `{const assets = ${JSON.stringify(assets)}\n${compact(pick)}}`
  return (
    html
      .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
      .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
      // They stand in the page. What is fetched later looks for this link, or would bring them a second time.
      .replace(/<link rel="stylesheet"/g, '$& disabled')
      .replace(
        '</head>',
        () => `  ${WHOLE}<style>${css.trim()}</style><script>${script}</script>\n  </head>`,
      )
      .replace(
        '<div id="root"></div>',
        () => `<div id="root">${painted.en.signIn}</div>${templates}<script>begin()</script>`,
      )
  )
}

const WHOLE = '<link rel="expect" href="#root" blocking="render">'

const template = (id: string, content: string) => `<template id="${id}">${content}</template>`
