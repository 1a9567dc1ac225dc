import { useLingui } from '@lingui/react/macro'
import type { DeskResult } from '#shared/desk/index.ts'
import type { Column } from '#src/screens/console/parts/DataTable.tsx'
import { Pair } from '#src/screens/console/parts/Pair.tsx'
import { Amount } from '#src/ui/Amount.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import type { RowParts } from '#src/ui/ListRow.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { dateTimeText, shortDateText, timeText } from '#src/words/format-time.ts'
import { accountName } from './account-words.ts'
import { flowName } from './flowName.ts'
import { journalName } from './journal-words.ts'

export type Entry = DeskResult<'operator/entries'>['list'][number]

/** What the parts of an entry are called. */
function useNames() {
  const { i18n, t } = useLingui()
  return {
    whose: ({ owner }: Entry) => (owner === '0' ? t`The house` : `UID ${owner}`),
    account: ({ account }: Entry) => accountName(account, (words) => i18n._(words)),
    /** As the member sees it, or as the books call it. */
    kind: ({ type, kind }: Entry) =>
      type === null
        ? journalName(kind, (words) => i18n._(words))
        : flowName(type, (words) => i18n._(words)),
  }
}

/** An entry of the ledger as a row of a table. */
export function useEntryColumns(): Column<Entry>[] {
  const { t } = useLingui()
  const locale = useLocale()
  const { whose, account, kind } = useNames()
  return [
    {
      key: 'journal',
      head: t`Journal`,
      cell: ({ journal }) => <span translate="no">{journal}</span>,
      look: 'tight',
    },
    {
      key: 'kind',
      head: t`What`,
      cell: (it) => (
        <Pair below={it.refNo !== null && <span translate="no">{it.refNo}</span>}>{kind(it)}</Pair>
      ),
    },
    { key: 'whose', head: t`Whose`, cell: whose, look: 'tight' },
    { key: 'account', head: t`Account`, cell: account },
    {
      key: 'amount',
      head: t`Amount`,
      cell: ({ amount, coin }) => <Amount of="desk" value={amount} unit={coin} signed />,
      look: 'figure',
    },
    {
      key: 'after',
      head: t`Balance after it`,
      cell: ({ balanceAfter }) => <Amount of="desk" value={balanceAfter} />,
      look: 'figure',
    },
    { key: 'at', head: t`When`, cell: ({ at }) => dateTimeText(at, locale), look: 'tight' },
  ]
}

/** The same on a phone. */
export function useEntryCard(): (it: Entry) => RowParts {
  const locale = useLocale()
  const { whose, account, kind } = useNames()
  return (it) => ({
    title: kind(it),
    subtitle: (
      <Facts>
        <span>{whose(it)}</span>
        <span>{account(it)}</span>
        <span>{`${shortDateText(it.at, locale)} ${timeText(it.at)}`}</span>
      </Facts>
    ),
    value: <Amount of="desk" value={it.amount} unit={it.coin} signed />,
    note: <Amount of="desk" value={it.balanceAfter} />,
  })
}
