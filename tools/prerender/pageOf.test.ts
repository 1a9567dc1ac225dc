import { expect, test } from 'vitest'
import { keptPageOf, pageOf } from './pageOf.ts'
import { startIn } from './startIn.ts'

const built = `<html>
  <head>
    <meta name="viewport" content="width=device-width" />
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/runtime-1.js">
    <link rel="stylesheet" crossorigin href="/assets/index-1.css">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`

const frames = { skeleton: '<main></main>', member: '<nav></nav>', names: {}, forms: {} }

const page = pageOf(built, {
  pick: '// a word to the reader\nfor (const url of assets.scripts) import(url)\n',
  scripts: ['/assets/index-1.js'],
  needed: ['/assets/runtime-1.js'],
  visitor: ['/assets/sign-in-1.js'],
  signedIn: ['/assets/home-1.js'],
  words: { en: '/assets/en-1.js', 'zh-Hant': '/assets/zh-1.js' },
  home: ['home-1.css'],
  lists: ['lists-1.js', 'lists-1.css'],
  homeWords: { en: 'home-words-en-1.js', 'zh-Hant': 'home-words-zh-1.js' },
  asks: [['home/ad', '{}', false]],
  startAsks: 0,
  screens: '/assets/screens-1.js',
  forms: '/assets/forms-1.js',
  css: '.a{color:red}',
  painted: {
    en: { signIn: '<h1>Sign in $& $1</h1>', ...frames },
    'zh-Hant': { signIn: '<h1>登入</h1>', ...frames },
  },
})

test('no script and no style is fetched before the first paint', () => {
  expect(page).not.toMatch(/<script[^>]* src=|rel="(stylesheet"(?! disabled)|modulepreload")/)
  expect(page).toContain('<style>.a{color:red}</style>')
})

test('what the browser keeps for us is asked for while the rest of the page is on its way', () => {
  expect(page).toMatch(/<script>try\{localStorage\.[\s\S]*<style>[\s\S]*<template/)
})

test('what can be painted stands in the page to the letter, and none of it before it is known which', () => {
  expect(page).toContain('<div id="root"></div>')
  expect(page).toContain('<template id="sign-in en"><h1>Sign in $& $1</h1></template>')
  expect(page).toContain('<template id="sign-in zh-Hant"><h1>登入</h1></template>')
})

test('the script knows what to start, and is written as short as it can be', () => {
  expect(startIn(page)).toMatchObject({ scripts: ['index-1.js'], needed: ['runtime-1.js'] })
  expect(page).not.toMatch(/a word to the reader|const url/)
})

test('the page that the worker keeps paints how a screen was left before all else', () => {
  const look = 'paint(assets.scripts)'
  const kept = keptPageOf(page, { look, pick: 'start(assets.needed)' })
  const parts = kept.split(/<(?=script>'use|template id="sign-in en")/)
  expect(parts.map((part) => /paint\(|sign-in en|start\(/.exec(part)?.[0])).toEqual([
    undefined,
    'paint(',
    'sign-in en',
    'start(',
  ])
  expect(startIn(kept)).toEqual(startIn(page))
  expect(kept).not.toContain('import(')
})
