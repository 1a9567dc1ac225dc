import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { DeskResult } from '#shared/desk/index.ts'
import { onTheirWay } from '#shared/desk/onTheirWay.ts'
import { stopSteps } from '#shared/desk/stopSteps.ts'
import { say } from '#shared/locale.ts'
import { useAsOf } from '#src/api/useAsOf.ts'
import { useCall } from '#src/api/useCall.ts'
import { useMay } from '#src/screens/console/roles.ts'
import { explorerAtom } from '#src/session/session.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Gap } from '#src/ui/Gap.tsx'
import { HashLink } from '#src/ui/HashLink.tsx'
import { LastSaid } from '#src/ui/LastSaid.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { Whole } from '#src/ui/Whole.tsx'
import { countText } from '#src/words/format.ts'
import { dateTimeText } from '#src/words/format-time.ts'
import { stopText } from '#src/words/stopText.ts'
import { BookLoss } from './BookLoss.tsx'
import { Differences } from './Differences.tsx'
import { Losses } from './Losses.tsx'
import { NotBegun } from './NotBegun.tsx'
import styles from './PayoutsStopped.module.css'
import { ResumePayouts } from './ResumePayouts.tsx'
import { SaidBefore } from './SaidBefore.tsx'

export type Payouts = DeskResult<'operator/payouts'>
export type Difference = NonNullable<Payouts['differences']>[number]

/** How often chain and books are compared for the banner, milliseconds. */
const COMPARED = 30_000

/** Says that nothing is paid, since when and why, and what can be done about it; and what is lost. Nothing while all is well. */
export function PayoutsStopped() {
  const may = useMay('operator/payouts')
  const { data } = useCall('operator/payouts', may ? {} : null, { every: COMPARED })
  // What somebody decides about is as it was seen, whatever is read meanwhile: another stop is another thing to decide.
  const [resuming, resume] = useState<Seen>()
  const [losing, lose] = useState<Difference>()
  if (!data) return null
  return (
    <>
      {isStopped(data) && <Stopped payouts={data} onResume={resume} onLose={lose} />}
      {/* Payouts may go on, and what is typed here stays. */}
      <ResumePayouts seen={resuming} onClose={() => resume(undefined)} />
      <BookLoss difference={losing} said={data.said} onClose={() => lose(undefined)} />
      <Losses payouts={data} />
    </>
  )
}

/** What is read while payouts are stopped. */
export type Seen = Payouts & { stopped: NonNullable<Payouts['stopped']> }

const isStopped = (payouts: Payouts): payouts is Seen => payouts.stopped !== null

type StoppedProps = {
  payouts: Seen
  onResume: (seen: Seen) => void
  onLose: (it: Difference) => void
}

function Stopped({ payouts, onResume, onLose }: StoppedProps) {
  const noted = payouts.said.filter(({ what }) => what === 'loss')
  return (
    <Card look="red" of={payouts}>
      <div className={styles.stopped}>
        <Why payouts={payouts} />
        <Differences differences={payouts.differences} onLose={onLose} />
        {noted.map((it) => (
          <SaidBefore key={it.coin} of={it} />
        ))}
        <Resume onClick={() => onResume(payouts)} />
      </div>
    </Card>
  )
}

function Why({ payouts }: { payouts: Seen }) {
  const locale = useLocale()
  const asOf = useAsOf(payouts)
  const explorer = useAtomValue(explorerAtom)
  const { stopped, waiting } = payouts
  const { since, what, hash, block } = stopped
  const words = stopText(stopped, locale)
  return (
    <div role="alert">
      {asOf && (
        <p>
          <LastSaid asOf={asOf} />
        </p>
      )}
      <h2>
        <Trans>Payouts are stopped</Trans>
      </h2>
      <p>
        <Trans>
          Since <Whole>{dateTimeText(since, locale)}</Whole>, block {countText(block)}: {words}
        </Trans>{' '}
        {hash !== null && <HashLink hash={hash} explorer={explorer} copy />}
      </p>
      <p>
        <Trans>
          Nothing is signed or sent, of any coin. On their way: {countText(onTheirWay(payouts))}.
          Halted: {countText(waiting)}.
        </Trans>
        <Gap />
        <NotBegun of={payouts} />
      </p>
      <p>{say(stopSteps[what], locale)}</p>
    </div>
  )
}

function Resume({ onClick }: { onClick: () => void }) {
  const may = useMay('operator/resumePayouts')
  if (!may) return null
  return (
    <Button kind="plain" onClick={onClick}>
      <Trans>Let payouts go on</Trans>
    </Button>
  )
}
