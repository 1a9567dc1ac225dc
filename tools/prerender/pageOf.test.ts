import { expect, test } from 'vitest'
import { pageOf } from './pageOf.ts'

const built = `<html>
  <head>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/runtime-1.js">
    <link rel="stylesheet" crossorigin href="/assets/index-1.css">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`

const page = pageOf(built, {
  pick: '// a word to the reader\nconst assets = ASSETS\n',
  scripts: ['/assets/index-1.js'],
  needed: ['/assets/runtime-1.js'],
  words: { en: '/assets/en-1.js', 'zh-Hant': '/assets/zh-1.js' },
  css: '.a{color:red}',
  painted: {
    en: { signIn: '<h1>Sign in $& $1</h1>', skeleton: '<main></main>' },
    'zh-Hant': { signIn: '<h1>登入</h1>', skeleton: '<main></main>' },
  },
})

test('no script and no style is fetched before the first paint', () => {
  expect(page).not.toMatch(/<script[^>]* src=|rel="(stylesheet|modulepreload)"/)
  expect(page).toContain('<style>.a{color:red}</style>')
})

test('what is painted stands in the page to the letter, the rest waits in templates', () => {
  expect(page).toContain('<div id="root"><h1>Sign in $& $1</h1></div>')
  expect(page).toContain('<template id="sign-in zh-Hant"><h1>登入</h1></template>')
})

test('the script knows what to start, and carries no comments', () => {
  expect(page).toContain('"scripts":["/assets/index-1.js"],"needed":["/assets/runtime-1.js"]')
  expect(page).not.toContain('a word to the reader')
})
