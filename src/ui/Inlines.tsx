// biome-ignore-all lint/suspicious/noArrayIndexKey: the tokens of one text never move, so their place is their key
import type { Token, Tokens } from 'marked'
import type { ReactNode } from 'react'
import { WrittenLink } from './WrittenLink.tsx'

/** Words, stress, code and links inside a paragraph. */
export const Inlines = ({ tokens }: { tokens: readonly Token[] }) =>
  tokens.map((token, place) => <Inline key={place} token={token} />)

function Inline({ token }: { token: Token }): ReactNode {
  const draw = inlines[token.type as keyof typeof inlines]
  return draw ? draw(token as never) : token.raw
}

const inlines = {
  text: ({ tokens, text }: Tokens.Text) => (tokens ? <Inlines tokens={tokens} /> : plain(text)),
  escape: ({ text }: Tokens.Escape) => plain(text),
  strong: ({ tokens }: Tokens.Strong) => (
    <strong>
      <Inlines tokens={tokens} />
    </strong>
  ),
  em: ({ tokens }: Tokens.Em) => (
    <em>
      <Inlines tokens={tokens} />
    </em>
  ),
  del: ({ tokens }: Tokens.Del) => (
    <del>
      <Inlines tokens={tokens} />
    </del>
  ),
  codespan: ({ text }: Tokens.Codespan) => <code>{text}</code>,
  br: () => <br />,
  image: ({ text }: Tokens.Image) => text,
  link: ({ href, tokens }: Tokens.Link) => (
    <WrittenLink href={href}>
      <Inlines tokens={tokens} />
    </WrittenLink>
  ),
}

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
}

/** The few entities that Markdown writers use; any other stays as it was written. */
const plain = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => ENTITIES[name] ?? whole)
