import type { ReactNode } from 'react'
import { FieldFrame } from '#src/ui/FieldFrame.tsx'
import { useFieldState } from '#src/ui/FormState.ts'
import styles from './Content.module.css'

type TextFieldProps = {
  name: string
  label: ReactNode
  hint?: ReactNode
  lang: string
  value: string
  onValue: (text: string) => void
}

/** A long text in Markdown. */
export function TextField({ name, label, hint, lang, value, onValue }: TextFieldProps) {
  const { problem } = useFieldState(name)
  return (
    <FieldFrame label={label} hint={hint} problem={problem}>
      {(links) => (
        <textarea
          {...links}
          name={name}
          lang={lang}
          maxLength={50_000}
          value={value}
          className={styles.text}
          onChange={(event) => onValue(event.currentTarget.value)}
        />
      )}
    </FieldFrame>
  )
}
