import { Trans } from '@lingui/react/macro'
import { createContext, type ReactNode, useContext } from 'react'
import { savedAt } from '#src/words/savedAt.ts'
import { Icon } from './Icon.tsx'
import { RelativeTime } from './RelativeTime.tsx'
import styles from './SavedAge.module.css'

/** Whether what stands around says the age already. */
const Said = createContext(false)

/** How old what is shown is, where it is this phone's copy; nothing where the service gave it. `of`: an answer or a part of one. */
export function SavedAge({ of }: { of: unknown }) {
  const said = useContext(Said)
  const at = savedAt(of)
  if (!at || said) return null
  return (
    <p className={styles.age}>
      <Icon name="offline" size={14} />
      <span>
        <Trans>
          Saved <RelativeTime at={at.toISOString()} />
        </Trans>
      </span>
    </p>
  )
}

/** Content with its age under it, said once for all that is in it. */
export const WithAge = ({ of, children }: { of: unknown; children: ReactNode }) => (
  <>
    <Said value={savedAt(of) !== null}>{children}</Said>
    <SavedAge of={of} />
  </>
)
