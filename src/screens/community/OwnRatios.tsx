import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Figure } from '#src/ui/Figure.tsx'
import { ratioText } from '#src/words/format.ts'
import { AnnouncedRatios } from './AnnouncedRatios.tsx'
import { HistorySheet } from './HistorySheet.tsx'
import styles from './OwnRatios.module.css'
import type { Own } from './own.ts'
import { RoleBadges } from './RoleBadges.tsx'

/** What counts for the member now, what comes and when, and how it came about. */
export function OwnRatios({ own }: { own: Own }) {
  const { now } = own
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  return (
    <Card look="glow" aria-label={t`Your ratios`}>
      <div className={styles.head}>
        <h2>
          <Trans>Your ratios</Trans>
          <RoleBadges of={now} />
        </h2>
        <Button kind="tag" onClick={() => setOpen(true)}>
          <Trans>History</Trans>
        </Button>
      </div>
      <div className={styles.tiles}>
        <div>
          <Figure
            of={{ figure: 'member.rewardRatio', from: now }}
            label={<Trans>Reward ratio</Trans>}
            value={ratioText(now.rewardRatio)}
            unit=""
          />
        </div>
        <div>
          <Figure
            of={{ figure: 'member.subsidyRatio', from: now }}
            label={<Trans>Subsidy ratio</Trans>}
            value={ratioText(now.subsidyRatio)}
            unit=""
          />
        </div>
      </div>
      <AnnouncedRatios own={own} />
      <HistorySheet open={open} onClose={() => setOpen(false)} />
    </Card>
  )
}
