import { useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import type { Facts } from '#src/words/factsText.ts'
import styles from './ReceiptPaper.module.css'

/**
 * What is printed while a line is open, whoever asks for it: the receipt, and nothing of the app around it. It is put there when
 * the browser begins, and stays until the line is closed: on phones the page is drawn after printing was said to be over.
 */
export function ReceiptPaper({ receipt }: { receipt: () => Facts }) {
  const [facts, setFacts] = useState<Facts>()
  useEffect(() => {
    const begin = () => flushSync(() => setFacts(receipt()))
    addEventListener('beforeprint', begin)
    return () => removeEventListener('beforeprint', begin)
  }, [receipt])
  return facts && createPortal(<Paper {...facts} />, document.body)
}

const Paper = ({ title, parts }: Facts) => (
  <article className={styles.paper} data-plain="record">
    <h1>{title}</h1>
    {parts
      .map(({ heading, rows }) => ({ heading, rows: rows.filter(([, value]) => value !== '') }))
      .filter(({ rows }) => rows.length > 0)
      .map(({ heading, rows }) => (
        <section key={rows[0]?.[0]}>
          {heading && <h2>{heading}</h2>}
          <dl>
            {rows.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
  </article>
)
