import { Lexer } from 'marked'
import { Blocks } from './Blocks.tsx'
import styles from './Markdown.module.css'

/** Text that an operator wrote. HTML in it stays text, pictures are left out, links lead to https alone. */
export const Markdown = ({ text }: { text: string }) => (
  <div className={styles.text}>
    <Blocks tokens={new Lexer({ gfm: true }).lex(text)} />
  </div>
)
