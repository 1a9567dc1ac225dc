import { Lexer, type Token, type TokensList } from 'marked'

/** Quotes, lists and stress inside one another: what lies deeper is shown as it was written. */
const DEEPEST = 16

/** What a text is made of. Never throws: each level would take its part of the stack, and a text may have thousands of them. */
export const readMarkdown = (text: string): readonly Token[] => new Shallow({ gfm: true }).lex(text)

class Shallow extends Lexer {
  private depth = 0

  override blockTokens(src: string, tokens?: Token[], clipped?: boolean): Token[]
  override blockTokens(src: string, tokens?: TokensList, clipped?: boolean): TokensList
  override blockTokens(src: string, tokens: Token[] = [], clipped = false): Token[] {
    return this.within(src, tokens, () => super.blockTokens(src, tokens, clipped))
  }

  override inlineTokens(src: string, tokens: Token[] = []): Token[] {
    return this.within(src, tokens, () => super.inlineTokens(src, tokens))
  }

  private within(src: string, tokens: Token[], read: () => Token[]): Token[] {
    if (this.depth >= DEEPEST) {
      tokens.push({ type: 'text', raw: src, text: src, escaped: false })
      return tokens
    }
    this.depth += 1
    try {
      return read()
    } finally {
      this.depth -= 1
    }
  }
}
