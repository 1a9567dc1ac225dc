import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Figure } from '#src/ui/Figure.tsx'
import { ratioText } from '#src/words/format.ts'
import { HistorySheet } from './HistorySheet.tsx'
import styles from './OwnRatios.module.css'
import { RoleBadges } from './RoleBadges.tsx'
import type { User } from './roles.ts'

/** What the member has, which is the most that others can get from them, and how it came about. */
export function OwnRatios({ user }: { user: User }) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  return (
    <Card look="glow" aria-label={t`Your ratios`}>
      <div className={styles.head}>
        <h2>
          <Trans>Your ratios</Trans>
          <RoleBadges of={user} />
        </h2>
        <Button kind="tag" onClick={() => setOpen(true)}>
          <Trans>History</Trans>
        </Button>
      </div>
      <div className={styles.tiles}>
        <div>
          <Figure
            of={{ figure: 'member.rewardRatio', from: user }}
            label={<Trans>Reward ratio</Trans>}
            value={ratioText(user.rewardRatio)}
            unit=""
          />
        </div>
        <div>
          <Figure
            of={{ figure: 'member.subsidyRatio', from: user }}
            label={<Trans>Subsidy ratio</Trans>}
            value={ratioText(user.subsidyRatio)}
            unit=""
          />
        </div>
      </div>
      <HistorySheet open={open} onClose={() => setOpen(false)} />
    </Card>
  )
}
