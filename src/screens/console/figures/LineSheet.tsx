import { Trans, useLingui } from '@lingui/react/macro'
import { GoTo } from '#src/screens/console/parts/GoTo.tsx'
import { Amount } from '#src/ui/Amount.tsx'
import { Figure } from '#src/ui/Figure.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { ratioText } from '#src/words/format.ts'
import { type DayLine, dayParts, reckoned, type WholeDay } from './day-parts.ts'
import { flowName } from './flowName.ts'
import { Weight } from './Weight.tsx'

type LineSheetProps = { day: WholeDay; line: DayLine | undefined; onClose: () => void }

/** One line of a day: whose it is, and how its amount was reckoned. */
export function LineSheet({ day, line, onClose }: LineSheetProps) {
  const { i18n } = useLingui()
  const title = line && flowName(line.type, (words) => i18n._(words))
  return (
    <Sheet open={line !== undefined} onClose={onClose} title={title}>
      {line && <Whole day={day} line={line} />}
    </Sheet>
  )
}

type OfLine = { day: WholeDay; line: DayLine }

const Whole = ({ day, line }: OfLine) => (
  <>
    <Figure of="desk" look="center" value={line.amount} unit="BTCW" decimals={18} />
    <KeyValue rows={useWho(line)} />
    <KeyValue rows={useReckoning({ day, line })} />
    <Check day={day} line={line} />
  </>
)

function useWho({ member, source, orderNo, journal }: DayLine) {
  const { t } = useLingui()
  const person = ({ id, nickname }: DayLine['member']) => (
    <GoTo section="members" search={{ id }}>
      <span translate="no">
        {nickname} · UID {id}
      </span>
    </GoTo>
  )
  return [
    { term: t`Member`, children: person(member) },
    ...(source ? [{ term: t`Whose order`, children: person(source) }] : []),
    {
      term: t`Order`,
      children: (
        <GoTo section="orders" search={{ no: orderNo }}>
          <span translate="no">{orderNo}</span>
        </GoTo>
      ),
    },
    {
      term: t`Journal`,
      children: (
        <GoTo section="figures" search={{ view: 'ledger', journal }}>
          <span translate="no">{journal}</span>
        </GoTo>
      ),
    },
  ]
}

function useReckoning({ day, line }: OfLine) {
  const { t } = useLingui()
  const share = dayParts(day).parts.find(({ kind }) => kind === line.type)?.share
  return [
    { term: 'R', children: <Amount of="desk" value={day.revenue} unit="BTCW" decimals={18} /> },
    { term: t`× share`, children: share === undefined ? '–' : ratioText(share) },
    { term: t`× T × weight of the order`, children: <Weight exact={line.weight} /> },
    { term: '÷ W', children: <Weight exact={day.totalWeight} /> },
    ...(line.ratio === null
      ? []
      : [{ term: t`× ratio above those further down`, children: ratioText(line.ratio) }]),
  ]
}

/** The same amount, reckoned here once more. */
function Check({ day, line }: OfLine) {
  const again = reckoned(day, line)
  if (again === null) return null
  if (again === line.amount) {
    return (
      <Note kind="green">
        <Trans>Calculated again from these figures and rounded down, it is the same amount.</Trans>
      </Note>
    )
  }
  return (
    <Note kind="red">
      <Trans>
        This does not add up: calculated again it is{' '}
        <Amount of="desk" value={again} unit="BTCW" decimals={18} />.
      </Trans>
    </Note>
  )
}
