import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ADS_ON_HOME } from '#shared/desk/ads.ts'
import { say } from '#shared/locale.ts'
import { ActSheet } from '#src/screens/console/parts/ActSheet.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import type { Ad } from './ad-fields.ts'
import styles from './Content.module.css'
import { StateBadge } from './StateBadge.tsx'

type HideAdProps = {
  of: Ad
  /** What it is from then on. */
  onHidden: (ad: Ad) => void
}

/** Takes an ad off Home. */
export function HideAd({ of: { id, revision, title, state }, onHidden }: HideAdProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const [open, setOpen] = useState(false)
  return (
    <>
      <span className={styles.badges}>
        <StateBadge state={state} />
      </span>
      {state === 'crowded' && (
        <Note kind="amber">
          <Trans>
            Home has place for {ADS_ON_HOME} ads, and that many stand before this one. Hide one of
            them, or give this one a smaller number as its place.
          </Trans>
        </Note>
      )}
      <div className={styles.acts}>
        <Button kind="danger" onClick={() => setOpen(true)}>
          <Trans>Hide the ad</Trans>
        </Button>
      </div>
      <ActSheet
        open={open}
        onClose={() => setOpen(false)}
        title={<Trans>Hide the ad</Trans>}
        path="operator/hideAd"
        extra={{ id, revision }}
        reason={false}
        kind="danger"
        submit={<Trans>Hide it</Trans>}
        done={() => t`It is not shown any more`}
        onDone={onHidden}
      >
        <p>
          <b>{say(title, locale)}</b>
        </p>
        <Note kind="amber">
          <Trans>Home shows it no more, at once. It stays here and can be shown again.</Trans>
        </Note>
      </ActSheet>
    </>
  )
}
