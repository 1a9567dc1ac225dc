import type { Act } from './Act.ts'

const COMMAND = 'npm run operator --'

/** The acts of one subject, such as `member`. */
const actsOf = (acts: readonly Act[], subject: string | undefined) =>
  acts.filter(({ name }) => name.split(' ')[0] === subject)

export const isSubject = (acts: readonly Act[], subject: string | undefined): boolean =>
  actsOf(acts, subject).length > 0

/** Where there is no such act: those of its subject, or where all of them are told. A list of all would push away what was wrong. */
export const helpInstead = (acts: readonly Act[], subject: string | undefined): string =>
  isSubject(acts, subject)
    ? help(acts, subject)
    : `${COMMAND} help lists every act, ${COMMAND} help member those of members.`

/** All acts, or those of one subject. */
export function help(acts: readonly Act[], subject?: string): string {
  const some = actsOf(acts, subject)
  const shown = some.length > 0 ? some : acts
  const width = Math.max(...shown.map((act) => usage(act).length))
  return [
    `${COMMAND} <act> …`,
    '',
    ...shown.map((act) => `  ${usage(act).padEnd(width)}  ${act.about}`),
    '',
    `${COMMAND} help <act> tells more. Amounts are decimal strings (12.5), ratios lie between 0 and 1 (0.125).`,
    'A member is named by id, wallet address, mail address or invitation code. Every act that changes something',
    'is logged with who did it: OPERATOR, else the user of the operating system.',
    'The farm is the one in DATA_DIR (.data), or the one whose database DATABASE_URL names.',
  ].join('\n')
}

/** One act with its options and an example. */
export const helpOn = (act: Act): string =>
  [
    `${COMMAND} ${usage(act)}`,
    '',
    act.about,
    ...Object.entries(act.options ?? {}).map(
      ([name, kind]) => `  --${name}${kind === 'text' ? ' <text>' : ''}`,
    ),
    '',
    `For example: ${COMMAND} ${act.example}`,
  ].join('\n')

const usage = ({ name, takes }: Act) => `${name} ${takes}`.trimEnd()
