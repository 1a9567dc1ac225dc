import type { Locale } from '#shared/locale.ts'

/** What can be painted in one language. */
export type Painted = { signIn: string; skeleton: string }

type Parts = {
  /** The script that picks what is shown and starts the app. */
  pick: string
  scripts: string[]
  /** What the scripts import: fetched beside them, not after them. */
  needed: string[]
  words: Record<Locale, string>
  css: string
  painted: Record<Locale, Painted>
}

/** The page that is served: painted in English, everything else in templates, one inline style and one inline script. */
export function pageOf(html: string, { pick, painted, css, ...assets }: Parts): string {
  const templates = [
    template('sign-in zh-Hant', painted['zh-Hant'].signIn),
    template('skeleton en', painted.en.skeleton),
    template('skeleton zh-Hant', painted['zh-Hant'].skeleton),
  ].join('')
  const script = compact(pick).replace('ASSETS', () => JSON.stringify(assets))
  return html
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
    .replace('</head>', () => `  <style>${css.trim()}</style>\n  </head>`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root">${painted.en.signIn}</div>${templates}<script>${script}</script>`,
    )
}

const template = (id: string, content: string) => `<template id="${id}">${content}</template>`

/** Without comments and indentation; it holds no text of several lines. */
const compact = (script: string) =>
  script
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('//'))
    .join('\n')
