import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** The catalogs hold exactly the words of the source, every one of them in Traditional Chinese, and apostrophes as printed. */
const CATALOGS = [
  'src/locales',
  'src/locales/start',
  'src/locales/home',
  'src/locales/console',
].flatMap((folder) => [`${folder}/en.po`, `${folder}/zh-Hant.po`])

const read = () => CATALOGS.map((file) => withoutDate(readFileSync(file, 'utf8')))
const withoutDate = (po: string) => po.replace(/"POT-Creation-Date:.*\n/, '')

const before = read()
const { status } = spawnSync('lingui', ['extract', '--clean'], {
  stdio: ['ignore', 'ignore', 'inherit'],
})
if (status !== 0) process.exit(status ?? 1)

const stale = read().flatMap((po, i) =>
  po === before[i] ? [] : [`${CATALOGS[i]} is not up to date: run npm run words`],
)
const chinese = before.filter((_, i) => CATALOGS[i]?.endsWith('zh-Hant.po')).join('\n')
const blank = [...chinese.matchAll(/^msgid "(.+)"\nmsgstr ""\n(?!")/gm)].map(
  ([, id]) => `zh-Hant lacks: ${id}`,
)
const straight = [...before.join('\n').matchAll(/^msgid "(.*\w'\w.*)"$/gm)].map(
  ([, id]) => `an apostrophe is written ’: ${id}`,
)
// The console has the members' words beside its own: one of two translations would be shown for both.
const translated = new Map<string, string>()
const twofold = [
  ...chinese.matchAll(/^((?:msgctxt ".+"\n)?msgid "(.+)")\nmsgstr "(.+)"$/gm),
].flatMap(([, key = '', id, text = '']) => {
  const other = translated.get(key) ?? text
  translated.set(key, text)
  return other === text ? [] : [`zh-Hant says ${other} and ${text}, give one a context: ${id}`]
})
const problems = [...stale, ...blank, ...twofold, ...new Set(straight)]
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
