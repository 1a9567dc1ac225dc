import { say } from '#shared/locale.ts'
import { useLocale } from '#src/ui/useLocale.ts'
import styles from './SourceSheet.module.css'

type SumProps = {
  /** `{name}` for each input. */
  sum: string
  inputs: Readonly<Record<string, string | undefined>>
  exact: string
}

/** The formula with its figures in it and what it comes to; nothing where one of them is not known. */
export function Sum({ sum, inputs, exact }: SumProps) {
  const locale = useLocale()
  if (!isKnown(inputs)) return null
  return (
    <p className={styles.sum} data-sum>
      {say({ en: sum, zh: sum }, locale, inputs)} = {exact}
    </p>
  )
}

const isKnown = (inputs: SumProps['inputs']): inputs is Readonly<Record<string, string>> =>
  !Object.values(inputs).includes(undefined)
