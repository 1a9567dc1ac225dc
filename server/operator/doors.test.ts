import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type DeskPath, desk } from '#shared/desk/index.ts'
import { acts } from './acts/index.ts'
import { DOORS } from './testing/doors.ts'

/** What stands behind one of the two doors alone, and why. */
const AT_THE_COMMAND_ALONE: Record<string, string> = {
  backup: 'the file holds every member’s data and would leave by a browser (docs/decisions/097)',
  restore: 'the service that would be asked does not run on an empty database',
}
const AT_THE_CONSOLE_ALONE: Record<string, string> = {
  me: 'the command line is nobody’s account',
  holder: 'shows to whom a role is given before it is; the command has "member show" for that',
}
/** Files of the command that write a line of the log themselves, not through an act of the desk. */
const LOGGING = {
  'server/operator/acts/backup.ts': 'see above',
  'server/operator/acts/restore.ts': 'see above',
  'server/operator/fundHere.ts': 'pays with the devnet’s own key, which no service has',
}

/** Words that read a list of pages and have no --after, and why. */
const ALL_AT_ONCE: Record<string, string> = {
  'ad save': 'looks for one ad among all',
  'ad hide': 'looks for one ad among all',
  'ad list': 'tells all: they are few',
  'article list': 'tells all: they are few',
  'order show': 'asks for one order',
  'member find': 'what is found comes as one page, and says when more letters are wanted',
}

const words = acts.map(({ name }) => name)
const deskActs = Object.keys(desk).map((path) => path.slice('operator/'.length))
const files = globSync('server/operator/**/*.ts')
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
const named = (text: string) => [...text.matchAll(/'operator\/(\w+)'/g)].map(([, act = '']) => act)

describe('everything the command line can do is in the console, and the other way round', () => {
  test('every word of the command does acts of the desk, or says why not', () => {
    const known = [...Object.keys(DOORS), ...Object.keys(AT_THE_COMMAND_ALONE)]
    expect(words.toSorted()).toEqual(known.toSorted())
  })

  test('every act of the desk has a word of the command, or says why not', () => {
    const reached = [...Object.values(DOORS).flat(), ...Object.keys(AT_THE_CONSOLE_ALONE)]
    expect([...new Set(reached)].toSorted()).toEqual(deskActs.toSorted())
  })

  test.each(Object.entries(DOORS))('"%s" does %j where its words stand', (word, does) => {
    const [first = ''] = word.split(' ')
    const place =
      files.find(({ text }) => text.includes(`name: '${word}'`)) ??
      files.find(({ text }) => text.includes(`name: \`${first} $`))
    // What several files of the command share stands beside them.
    const near = files.filter(({ file }) =>
      place?.text.includes(file.replace('server/', '#server/')),
    )
    const reached = [place, ...near].flatMap((it) => named(it?.text ?? ''))
    expect(does.filter((act) => !reached.includes(act))).toEqual([])
  })

  test('a word that tells a list of pages goes on with --after where the last one ended', () => {
    const paged = (act: string) =>
      'next' in (desk[`operator/${act}` as DeskPath].result as { shape: object }).shape
    const reading = Object.keys(DOORS).filter((word) => DOORS[word]?.some(paged))
    const without = reading.filter(
      (word) => !acts.find(({ name }) => name === word)?.options?.['after'],
    )
    expect(without.toSorted()).toEqual(Object.keys(ALL_AT_ONCE).toSorted())
  })

  test('no file of the command names an act that none of its words does', () => {
    const done = new Set(Object.values(DOORS).flat())
    expect(files.flatMap(({ text }) => named(text)).filter((act) => !done.has(act))).toEqual([])
  })

  test('nothing at the command line is logged but by the desk, except where that is not possible', () => {
    const logging = files.filter(({ text }) =>
      /from '(?:#server\/operator|\.)\/log\.ts'/.test(text),
    )
    const paths = logging.map(({ file }) => file).filter((file) => !file.endsWith('acts/index.ts'))
    expect(paths.toSorted()).toEqual(Object.keys(LOGGING).toSorted())
  })

  test('the command line writes nothing itself', () => {
    const writing = files.filter(({ text }) => /tx`\s*(?:insert|update|delete)\b/i.test(text))
    expect(writing.map(({ file }) => file)).toEqual([])
  })

  test('the console uses every act of the desk', () => {
    const source = globSync('src/screens/console/**/*.{ts,tsx}')
      .filter((file) => !/\.test\.|\/stale\.ts$|\/act-words\.ts$/.test(file))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n')
    const used = new Set([...source.matchAll(/['"](operator\/\w+)['"]/g)].map(([, path]) => path))
    expect((Object.keys(desk) as DeskPath[]).filter((path) => !used.has(path))).toEqual([])
  })
})
