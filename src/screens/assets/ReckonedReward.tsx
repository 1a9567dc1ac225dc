import { Trans, useLingui } from '@lingui/react/macro'
import { reckonReward } from '#shared/reckonReward.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Section } from '#src/ui/Section.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { exactText, ratioText } from '#src/words/format.ts'
import type { Line } from './flow-words.ts'
import { weightText } from './reckoned-words.ts'

/** The receipt of a reward: its arithmetic, and the same amount reckoned here once more (decisions §4). */
export function ReckonedReward({ line: { source, amount } }: { line: Line }) {
  const { t } = useLingui()
  if (!source?.reckoning) return null
  const { revenue, share, weight, totalWeight } = source.reckoning
  const rows = [
    {
      term: <TextLink to="/pages/list/index">{t`Reward pool at 00:00 UTC`}</TextLink>,
      children: <Amount of="record" value={revenue} unit="BTCW" decimals={18} />,
    },
    { term: t`× share of this kind of reward`, children: <Told>{ratioText(share)}</Told> },
    { term: t`× T × weight of the order`, children: <Told>{weightText(weight)}</Told> },
    { term: t`÷ the same of all orders`, children: <Told>{weightText(totalWeight)}</Told> },
    ...(source.ratio === null
      ? []
      : [
          {
            term: t`× your ratio above those further down`,
            children: <Told>{ratioText(source.ratio)}</Told>,
          },
        ]),
  ]
  const again = reckonReward({ ...source.reckoning, ratio: source.ratio })
  return (
    <Section title={<Trans>How it is calculated</Trans>}>
      <KeyValue rows={rows} />
      {again === amount ? (
        <Note kind="green" icon="check">
          <Trans>Calculated again on this device and rounded down, it is the same amount.</Trans>
        </Note>
      ) : (
        <Note kind="red">
          <Trans>
            This does not add up: calculated again it is {exactText(again ?? 0n)} BTCW. Please tell
            customer service.
          </Trans>
        </Note>
      )}
    </Section>
  )
}

/** A field of the record. */
const Told = ({ children }: { children: string }) => (
  <data value={children} data-plain="record">
    {children}
  </data>
)
