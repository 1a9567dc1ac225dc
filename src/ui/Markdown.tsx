import { Blocks } from './Blocks.tsx'
import styles from './Markdown.module.css'
import { readMarkdown } from './readMarkdown.ts'

/** Text that an operator wrote. HTML in it stays text, pictures are left out, links lead to https or to our own screens. */
export const Markdown = ({ text }: { text: string }) => (
  <div className={styles.text}>
    <Blocks tokens={readMarkdown(text)} />
  </div>
)
