import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { FieldFrame } from '#src/ui/FieldFrame.tsx'
import { useFieldState } from '#src/ui/FormState.ts'
import styles from './ReasonField.module.css'

type ReasonFieldProps = {
  name?: string
  label?: ReactNode
  hint?: ReactNode
  maxLength?: number
  /** In which language it is written, where that is asked for. */
  lang?: string
  /** Told what is typed, where it is a part of something larger in the body. */
  onText?: (text: string) => void
}

/** Why something is done; everybody who reads the log sees it. */
export function ReasonField({
  name = 'reason',
  label = <Trans>Reason</Trans>,
  hint = <Trans>Stays in the log, with your name.</Trans>,
  maxLength = 500,
  lang,
  onText,
}: ReasonFieldProps) {
  const { problem, draft } = useFieldState(name)
  return (
    <FieldFrame label={label} hint={hint} problem={problem}>
      {(links) => (
        <textarea
          {...links}
          name={name}
          rows={2}
          lang={lang}
          maxLength={maxLength}
          defaultValue={draft}
          className={styles.reason}
          onChange={(event) => onText?.(event.target.value)}
        />
      )}
    </FieldFrame>
  )
}
