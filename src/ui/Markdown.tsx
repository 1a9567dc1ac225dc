import { Markdown as ToJsx } from 'markdown-to-jsx/react'
import type { ReactNode } from 'react'
import styles from './Markdown.module.css'

/** Text that an operator wrote. HTML in it stays text, pictures are left out, links lead to https alone. */
export const Markdown = ({ text }: { text: string }) => (
  <div className={styles.text}>
    <ToJsx
      options={{
        disableParsingRawHTML: true,
        forceBlock: true,
        overrides: { a: Outward, img: () => null, h1: 'h2' },
      }}
    >
      {text}
    </ToJsx>
  </div>
)

function Outward({ href, children }: { href?: string; children?: ReactNode }) {
  if (!href?.startsWith('https://')) return <span>{children}</span>
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}
