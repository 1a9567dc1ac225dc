import { Trans, useLingui } from '@lingui/react/macro'
import { useMay, useMe } from '#src/screens/console/roles.ts'
import { Button } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { dateTimeText } from '#src/words/format-time.ts'
import type { Act } from './ActOn.tsx'
import styles from './Withdrawals.module.css'
import {
  heldUntil,
  isApprovable,
  isOver,
  isRefusable,
  isToSettle,
  type Story,
} from './withdrawal-words.ts'

/** What can be done about one now. */
export function PanelActs({ of, onAct }: { of: Story; onAct: (act: Act) => void }) {
  const may = useMay('operator/approveWithdrawals')
  const { data: me } = useMe()
  const until = heldUntil(of, me)
  if (!may || isOver(of) || (of.halted === null && !isRefusable(of))) return null
  return (
    <div className={styles.acts}>
      {until !== null && <Held until={until} />}
      {isApprovable(of, me) && (
        <Button kind={of.lookAlike ? 'amber' : 'main'} onClick={() => onAct('approve')}>
          <Trans>Approve</Trans>
        </Button>
      )}
      {of.halted !== null && (
        <Button kind="main" onClick={() => onAct('resume')}>
          <Trans>Let the payer try it again</Trans>
        </Button>
      )}
      {isToSettle(of) && (
        <Button kind="danger" onClick={() => onAct('settle')}>
          <Trans>End it as the chain proves</Trans>
        </Button>
      )}
      {isRefusable(of) && (
        <Button kind="danger" onClick={() => onAct('refuse')}>
          <Trans>Refuse</Trans>
        </Button>
      )}
    </div>
  )
}

/** Why there is no button to approve it yet. */
function Held({ until }: { until: string }) {
  const { t } = useLingui()
  const held = dateTimeText(until, useLocale())
  return (
    <Note kind="amber">
      {t`You are new at the desk: what takes two people you can approve from ${held} on.`}
    </Note>
  )
}
