import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { GOOD_SOURCES } from '#shared/desk/payouts.ts'
import { ActSheet } from '#src/screens/console/parts/ActSheet.tsx'
import { AmountField } from '#src/ui/AmountField.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Segment } from '#src/ui/Segment.tsx'
import { exactText } from '#src/words/format.ts'
import type { Loss } from './Losses.tsx'
import type { Payouts } from './PayoutsStopped.tsx'
import { SaidBefore } from './SaidBefore.tsx'
import { useLossWord } from './useLossWord.ts'
import { WhichWord } from './WhichWord.tsx'

type Source = (typeof GOOD_SOURCES)[number]
type MakeGoodProps = { loss: Loss | undefined; said: Payouts['said']; onClose: () => void }

/** Makes a loss good out of what the house owns; it holds once a second person says the same. */
export function MakeGood({ loss, said, onClose }: MakeGoodProps) {
  const { t } = useLingui()
  const before = said.find(({ coin }) => coin === loss?.coin)
  const [source, choose] = useState<Source>(before?.source ?? 'fees')
  const [amount, type] = useState<bigint>()
  const { second, refused } = useLossWord(before, { amount, source })
  if (!loss) return null
  const { coin } = loss
  const [lost, held] = [exactText(loss.lost), exactText(loss[source])]
  return (
    <ActSheet
      open
      onClose={onClose}
      title={<Trans>Make {coin} good</Trans>}
      path="operator/makeGood"
      // Nothing is typed yet where what was sent before is asked for again.
      extra={{ coin, source, ...(amount !== undefined && { second }) }}
      kind="danger"
      submit={<Trans>Make it good</Trans>}
      refused={refused}
      done={(it) =>
        it.outcome === 'first'
          ? t`Noted: a second person has to say the same`
          : t`Still lost: ${exactText(it.lost)} ${coin}`
      }
    >
      <Note>
        <Trans>
          The house bears it out of what it owns in the pool. Members are owed as before, and no
          coin moves on the chain. It cannot be undone here.
        </Trans>
      </Note>
      <SaidBefore of={before} />
      <Segment
        label={t`Out of what`}
        value={source}
        onValue={choose}
        options={[
          { value: 'fees', label: t`Fees` },
          { value: 'activity', label: t`Activity budget` },
        ]}
      />
      <AmountField
        name="amount"
        unit={coin}
        label={<Trans>Amount that is made good</Trans>}
        hint={t`Lost: ${lost} ${coin}. The house has ${held} ${coin} there.`}
        onAmount={type}
      />
      <Note kind="amber">
        <WhichWord second={second} />
      </Note>
    </ActSheet>
  )
}
