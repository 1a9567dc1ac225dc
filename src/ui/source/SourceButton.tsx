import type { ComponentProps } from 'react'
import { say } from '#shared/locale.ts'
import { cx } from '#src/ui/cx.ts'
import { useLazySheet } from '#src/ui/useLazySheet.ts'
import { useLocale } from '#src/ui/useLocale.ts'
import { withWords } from '#src/words/loadWords.ts'
import type { Source } from './Source.ts'
import styles from './SourceButton.module.css'

type SourceButtonProps = Omit<ComponentProps<'button'>, 'onClick' | 'type'> & {
  of: Source
  /** The figure with all its decimals and its unit. */
  exact: string
  /** A large figure is plain; one in a line is marked as one that can be tapped. */
  plain?: boolean
}

/** Home starts with figures and with a catalog of its own, so these words stand here. */
const description = { en: 'Where this comes from', zh: '查看數字來源' }

const loadSheet = async () => (await withWords(import('./SourceSheet.tsx'))).SourceSheet

/** A figure that says on a tap where it comes from. The words are fetched with the first tap, and kept for use with no network. */
export function SourceButton({ of, exact, plain, className, ...rest }: SourceButtonProps) {
  const locale = useLocale()
  const [SourceSheet, open, close] = useLazySheet(loadSheet)
  return (
    <>
      <button
        {...rest}
        type="button"
        data-figure={of.figure}
        title={exact}
        className={cx(styles.source, !plain && styles.quiet, className)}
        aria-haspopup="dialog"
        aria-description={say(description, locale)}
        onClick={open}
      />
      {SourceSheet && <SourceSheet of={of} exact={exact} onClose={close} />}
    </>
  )
}
