import { useLingui } from '@lingui/react/macro'
import { Actor } from '#src/screens/console/parts/Actor.tsx'
import { Pair } from '#src/screens/console/parts/Pair.tsx'
import { Amount } from '#src/ui/Amount.tsx'
import { Figure } from '#src/ui/Figure.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { dateTimeText } from '#src/words/format-time.ts'
import { feeCameBack } from '#src/words/withdrawal-standing.ts'
import { Destination } from './Destination.tsx'
import { Doubts } from './Doubts.tsx'
import { StandingBadge } from './Standing.tsx'
import { Who } from './Who.tsx'
import type { Story } from './withdrawal-words.ts'

/** How much, to whom, and what speaks against it. */
export const PanelFacts = ({ of }: { of: Story }) => (
  <>
    <Figure
      of="desk"
      look="center"
      label={<StandingBadge of={of} />}
      value={of.amount}
      unit={of.coin}
      decimals={18}
    />
    <Doubts of={of} />
    <Destination of={of} copy />
    <KeyValue rows={useRows(of)} />
  </>
)

function useRows({ member, coin, fee, ...of }: Story) {
  const { t } = useLingui()
  const locale = useLocale()
  const amount = (value: bigint) => <Amount of="desk" value={value} unit={coin} />
  const { twoPersonAbove, firstBy, firstAt } = of
  return [
    { term: t`Member`, children: <Who member={member} leads /> },
    {
      term: t({ message: 'Asked for', context: 'time' }),
      children: dateTimeText(of.createdAt, locale),
    },
    {
      term: feeCameBack(of.reason) ? t`Fee returned` : t`Miner fee`,
      children: <Amount of="desk" value={fee} unit="BTCW" decimals={18} />,
    },
    ...(of.state === 'requested'
      ? [
          { term: t`Left after it`, children: amount(of.balanceAfter) },
          { term: t`Else approved within a day`, children: amount(of.dayApproved) },
          {
            term: t`Approved by the service below, in 24 h`,
            children: amount(of.autoApproveBelow),
          },
          {
            term: t`Two people above, in 24 h`,
            children: twoPersonAbove === null ? t`No limit` : amount(twoPersonAbove),
          },
        ]
      : []),
    ...(firstBy !== null && firstAt !== null
      ? [
          {
            term: t`First approval`,
            children: (
              <Pair below={dateTimeText(firstAt, locale)}>
                <Actor name={firstBy} />
              </Pair>
            ),
          },
        ]
      : []),
  ]
}
