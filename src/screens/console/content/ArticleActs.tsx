import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { say } from '#shared/locale.ts'
import { ActSheet } from '#src/screens/console/parts/ActSheet.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import type { ArticleRecord } from './ArticleScreen.tsx'
import styles from './Content.module.css'
import { PublishSheet } from './PublishSheet.tsx'

type ArticleActsProps = {
  of: { key: string; pending: NonNullable<ArticleRecord['pending']> }
  /** There are words that are not saved: they would not be what comes out. */
  dirty: boolean
  onDropped: () => void
}

/** What can be done with the version that is to come. */
export function ArticleActs({ of, dirty, onDropped }: ArticleActsProps) {
  const [asked, ask] = useState<'publish' | 'drop'>()
  const close = () => ask(undefined)
  const { key, pending } = of
  const { revision, at, title } = pending
  return (
    <>
      <div className={styles.acts}>
        <Button onClick={() => ask('publish')} disabled={dirty}>
          {at === null ? <Trans>Publish</Trans> : <Trans>Another moment</Trans>}
        </Button>
        <Button kind="danger" onClick={() => ask('drop')}>
          <Trans>Give the version up</Trans>
        </Button>
      </div>
      {dirty && (
        <Note>
          <Trans>Save first: what comes out is what was saved.</Trans>
        </Note>
      )}
      {asked === 'publish' && (
        <PublishSheet
          path="operator/publishArticle"
          extra={{ key, revision }}
          title={title}
          before={at}
          onClose={close}
        >
          <Trans>Every member reads this version from then on, in place of the old one.</Trans>
        </PublishSheet>
      )}
      {asked === 'drop' && <Drop of={of} onClose={close} onDropped={onDropped} />}
    </>
  )
}

type DropProps = Pick<ArticleActsProps, 'of' | 'onDropped'> & { onClose: () => void }

function Drop({ of: { key, pending }, onClose, onDropped }: DropProps) {
  const { t } = useLingui()
  const locale = useLocale()
  return (
    <ActSheet
      open
      onClose={onClose}
      title={<Trans>Give the version up</Trans>}
      path="operator/dropArticle"
      extra={{ key, revision: pending.revision }}
      reason={false}
      kind="danger"
      submit={<Trans>Give it up</Trans>}
      done={() => t`The version was given up`}
      onDone={onDropped}
    >
      <p>
        <b>{say(pending.title, locale)}</b>
      </p>
      <Note kind="amber">
        <Trans>Members go on reading what they read now. The words stay in the log.</Trans>
      </Note>
    </ActSheet>
  )
}
