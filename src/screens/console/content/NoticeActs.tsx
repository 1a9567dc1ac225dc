import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'
import styles from './Content.module.css'
import type { NoticeRecord } from './NoticeScreen.tsx'
import { PublishSheet } from './PublishSheet.tsx'
import { WithdrawNotice } from './WithdrawNotice.tsx'

type NoticeActsProps = {
  of: NoticeRecord
  /** There are words that are not saved: they would not be what comes out. */
  dirty: boolean
}

/** What can be done with a notice beside writing on it. */
export function NoticeActs({ of, dirty }: NoticeActsProps) {
  const [asked, ask] = useState<'publish' | 'withdraw'>()
  const close = () => ask(undefined)
  const { id, revision, state, publishedAt } = of
  return (
    <>
      <div className={styles.acts}>
        {state !== 'out' && (
          <Button onClick={() => ask('publish')} disabled={dirty}>
            {state === 'coming' ? <Trans>Another moment</Trans> : <Trans>Publish</Trans>}
          </Button>
        )}
        <Button kind="danger" onClick={() => ask('withdraw')}>
          {state === 'draft' ? <Trans>Give the draft up</Trans> : <Trans>Take it back</Trans>}
        </Button>
      </div>
      {dirty && state !== 'out' && (
        <Note>
          <Trans>Save first: what comes out is what was saved.</Trans>
        </Note>
      )}
      {asked === 'publish' && (
        <PublishSheet
          path="operator/publishNotice"
          extra={{ id, revision }}
          title={of.title}
          before={publishedAt}
          onClose={close}
        >
          <Trans>
            Every member reads it then, on Home and among the messages; those who asked for it get a
            push.
          </Trans>
        </PublishSheet>
      )}
      {asked === 'withdraw' && <WithdrawNotice of={of} onClose={close} />}
    </>
  )
}
