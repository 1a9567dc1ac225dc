import { useLingui } from '@lingui/react/macro'
import type { FlowType } from '#shared/api/flow.ts'
import type { Result } from '#shared/api/index.ts'
import type { Column } from '#src/screens/console/parts/DataTable.tsx'
import { flowWords } from '#src/screens/console/parts/flow-words.ts'
import { Amount } from '#src/ui/Amount.tsx'
import type { RowParts } from '#src/ui/ListRow.tsx'
import { RelativeTime } from '#src/ui/RelativeTime.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { dateTimeText } from '#src/words/format-time.ts'

type Flow = Result<'asset/flowRecord'>['list'][number]

/** A line of the member's details as a row of a table. */
export function useFlowColumns(): Column<Flow>[] {
  const { t } = useLingui()
  const locale = useLocale()
  return [
    {
      key: 'at',
      head: t`When`,
      cell: ({ createdAt }) => dateTimeText(createdAt, locale),
      look: 'tight',
    },
    { key: 'type', head: t`What`, cell: ({ type }) => <Type type={type} /> },
    { key: 'amount', head: t`Amount`, cell: (it) => <Signed of={it} />, look: 'figure' },
    {
      key: 'after',
      head: t`Balance after it`,
      cell: ({ balanceAfter, coin }) => <Amount of="desk" value={balanceAfter} unit={coin} />,
      look: 'figure',
    },
    { key: 'who', head: t`With`, cell: ({ counterparty }) => counterparty ?? '–' },
    { key: 'no', head: t`Number`, cell: ({ refNo }) => <span translate="no">{refNo}</span> },
  ]
}

/** The same on a phone. */
export const flowCard = (it: Flow): RowParts => ({
  title: <Type type={it.type} />,
  subtitle: <RelativeTime at={it.createdAt} />,
  value: <Signed of={it} />,
})

function Type({ type }: { type: FlowType }) {
  const { i18n } = useLingui()
  return i18n._(flowWords[type])
}

const Signed = ({ of: { amount, direction, coin } }: { of: Flow }) => (
  <Amount of="desk" value={direction === 'in' ? amount : -amount} unit={coin} signed />
)
