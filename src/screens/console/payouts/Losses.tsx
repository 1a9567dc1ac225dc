import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useMay } from '#src/screens/console/roles.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { exactText } from '#src/words/format.ts'
import { MakeGood } from './MakeGood.tsx'
import styles from './PayoutsStopped.module.css'
import type { Payouts } from './PayoutsStopped.tsx'
import { SaidBefore } from './SaidBefore.tsx'

export type Loss = Payouts['losses'][number]

/** What was booked as lost and is not made good: the audit tells it until it is. */
export function Losses({ payouts }: { payouts: Payouts }) {
  const { t } = useLingui()
  const may = useMay('operator/makeGood')
  const [mending, mend] = useState<Loss>()
  const said = payouts.said.filter(({ what }) => what === 'good')
  if (payouts.losses.length === 0) return null
  return (
    <Card look="amber" of={payouts} aria-label={t`Lost and not made good`}>
      <div className={styles.stopped}>
        <h2>
          <Trans>Lost and not made good</Trans>
        </h2>
        <div className={styles.list}>
          {payouts.losses.map((it) => (
            <div key={it.coin} className={styles.line}>
              <b>
                {exactText(it.lost)} {it.coin}
              </b>
              {may && (
                <Button kind="plain" aria-label={t`Make ${it.coin} good`} onClick={() => mend(it)}>
                  <Trans>Make good</Trans>
                </Button>
              )}
            </div>
          ))}
        </div>
        {said.map((it) => (
          <SaidBefore key={it.coin} of={it} />
        ))}
      </div>
      <MakeGood key={mending?.coin} loss={mending} said={said} onClose={() => mend(undefined)} />
    </Card>
  )
}
