// biome-ignore-all lint/suspicious/noArrayIndexKey: the tokens of one text never move, so their place is their key
import type { Token, Tokens } from 'marked'
import type { ReactNode } from 'react'
import { Inlines } from './Inlines.tsx'

/** Paragraphs, headings, lists, quotes and tables as elements: nothing goes through HTML text. */
export const Blocks = ({ tokens }: { tokens: readonly Token[] }) =>
  tokens.map((token, place) => <Block key={place} token={token} />)

function Block({ token }: { token: Token }): ReactNode {
  const draw = blocks[token.type as keyof typeof blocks]
  if (draw) return draw(token as never)
  // A kind without a drawing of its own, HTML above all, is shown as it was written.
  return token.type === 'space' || token.type === 'def' ? null : <p>{token.raw}</p>
}

const blocks = {
  paragraph: ({ tokens }: Tokens.Paragraph) => (
    <p>
      <Inlines tokens={tokens} />
    </p>
  ),
  text: ({ tokens, text }: Tokens.Text) => (tokens ? <Inlines tokens={tokens} /> : text),
  heading: ({ depth, tokens }: Tokens.Heading) => {
    // The screen has the h1 and the article's title the h2.
    const Name = depth < 3 ? 'h3' : 'h4'
    return (
      <Name>
        <Inlines tokens={tokens} />
      </Name>
    )
  },
  blockquote: ({ tokens }: Tokens.Blockquote) => (
    <blockquote>
      <Blocks tokens={tokens} />
    </blockquote>
  ),
  list: ({ ordered, start, items }: Tokens.List) => {
    const rows = items.map((item, place) => (
      <li key={place}>
        <Blocks tokens={item.tokens} />
      </li>
    ))
    return ordered ? <ol start={Number(start) || 1}>{rows}</ol> : <ul>{rows}</ul>
  },
  code: ({ text }: Tokens.Code) => (
    <pre>
      <code>{text}</code>
    </pre>
  ),
  hr: () => <hr />,
  table: ({ header, rows }: Tokens.Table) => (
    <table>
      <thead>
        <Row cells={header} Cell="th" />
      </thead>
      <tbody>
        {rows.map((cells, place) => (
          <Row key={place} cells={cells} Cell="td" />
        ))}
      </tbody>
    </table>
  ),
}

const Row = ({ cells, Cell }: { cells: readonly Tokens.TableCell[]; Cell: 'th' | 'td' }) => (
  <tr>
    {cells.map(({ tokens }, place) => (
      <Cell key={place}>
        <Inlines tokens={tokens} />
      </Cell>
    ))}
  </tr>
)
