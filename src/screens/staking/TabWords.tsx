import { countText } from '#src/words/format.ts'
import styles from './TabWords.module.css'

/** What a tab is called and how many orders it holds. The count has its place before it is known: no tab moves when it comes. */
export const TabWords = ({ words, count }: { words: string; count: number | undefined }) => (
  <>
    {/* A count stays on the line of its word. */}
    {`${words}\u00a0`}
    <span className={styles.count}>{count ? countText(count) : ''}</span>
  </>
)
