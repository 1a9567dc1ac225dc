import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import { Checking } from '#src/ui/Checking.tsx'
import { Refusal } from '#src/ui/Refusal.tsx'
import styles from './InDoubt.module.css'
import type { Act } from './useAct.ts'

/** Once what told that it is checked is gone, whoever was there is led to why, and to the form. */
function useLedBack(unknown: boolean) {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(unknown)
  useEffect(() => {
    if (before.current && !unknown) place.current?.focus()
    before.current = unknown
  }, [unknown])
  return place
}

type InDoubtProps = { act: Pick<Act, 'state' | 'problem' | 'check'>; children: ReactNode }

/** The form of an act; while it is not known what became of what was sent from it, that stands in its place. */
export function InDoubt({ act, children }: InDoubtProps) {
  const unknown = act.state === 'unknown'
  const place = useLedBack(unknown)
  return (
    <div ref={place} tabIndex={-1} className={styles.act}>
      {unknown && (
        <Checking onCheck={act.check}>
          <Trans>
            It was sent and no answer came. It will not be done twice: asking again finds out what
            became of it.
          </Trans>
        </Checking>
      )}
      <Refusal problem={act.problem} />
      {/* Where it was not done, what was typed is still there. */}
      <div hidden={unknown}>{children}</div>
    </div>
  )
}
