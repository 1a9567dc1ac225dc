import { Trans } from '@lingui/react/macro'
import { FieldFrame } from '#src/ui/FieldFrame.tsx'
import { useFieldState } from '#src/ui/FormState.ts'
import styles from './ReasonField.module.css'

/** Why something is done; everybody who reads the log sees it. */
export function ReasonField({ name = 'reason' }: { name?: string }) {
  const { problem, draft } = useFieldState(name)
  return (
    <FieldFrame
      label={<Trans>Reason</Trans>}
      hint={<Trans>Stays in the log, with your name.</Trans>}
      problem={problem}
    >
      {(links) => (
        <textarea
          {...links}
          name={name}
          rows={2}
          maxLength={500}
          defaultValue={draft}
          className={styles.reason}
        />
      )}
    </FieldFrame>
  )
}
