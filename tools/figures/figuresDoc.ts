import type { FigureFacts } from '#shared/figures/FigureFacts.ts'
import { figures } from '#shared/figures/index.ts'

const END =
  '<!-- The figures of the members’ screens end here. What follows is written by hand. -->'

const HEAD = `# Figures

Where each number on a screen comes from. Nothing is shown that was not paid, pledged or held, but for what is said to be estimated.
Amounts are base units in the database and decimal strings on the wire, rounded down. On the screen a tap on a figure says the same:
\`shared/figures\` is the source of both, and of this table: \`node tools/figures.ts\` writes it.

## The members’ screens

| figure | screen | kind | answered by | formula | from |
|---|---|---|---|---|---|
`

const cells = ({ title, on, kind, by, formula, from }: FigureFacts) => [
  title.en,
  on.join(', '),
  kind,
  by
    ? [by]
        .flat()
        .map((path) => `\`${path}\``)
        .join(', ')
    : 'the app',
  formula.en,
  from,
]

/** docs/figures.md as it is to be: the members' figures out of their table, the rest of the page as it stands. */
export function figuresDoc(old: string): string {
  const rest = old.split(END)[1] ?? ''
  const rows = Object.values<FigureFacts>(figures).map((facts) => `| ${cells(facts).join(' | ')} |`)
  return `${HEAD}${rows.join('\n')}\n\n${END}${rest}`
}
