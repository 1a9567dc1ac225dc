import { Trans, useLingui } from '@lingui/react/macro'
import { GoTo } from '#src/screens/console/parts/GoTo.tsx'
import { Amount } from '#src/ui/Amount.tsx'
import { Figure } from '#src/ui/Figure.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { dateTimeText } from '#src/words/format-time.ts'
import { accountName } from './account-words.ts'
import { flowName } from './flowName.ts'
import type { Entry } from './useEntryColumns.tsx'

type EntrySheetProps = { entry: Entry | undefined; onClose: () => void }

/** One entry, with the way to whose it is and what it is about. */
export function EntrySheet({ entry, onClose }: EntrySheetProps) {
  return (
    <Sheet
      open={entry !== undefined}
      onClose={onClose}
      title={
        entry && (
          <Trans>
            Entry <span translate="no">{entry.id}</span>
          </Trans>
        )
      }
    >
      {entry && <Whole entry={entry} />}
    </Sheet>
  )
}

function Whole({ entry }: { entry: Entry }) {
  const { i18n, t } = useLingui()
  const locale = useLocale()
  const { coin, type } = entry
  return (
    <>
      <Figure of="desk" look="center" value={entry.amount} unit={coin} decimals={18} />
      <KeyValue
        rows={[
          { term: t`Whose`, children: <Whose owner={entry.owner} /> },
          { term: t`Account`, children: accountName(entry.account, (words) => i18n._(words)) },
          ...(type === null
            ? []
            : [{ term: t`Kind`, children: flowName(type, (words) => i18n._(words)) }]),
          {
            term: t`Balance after it`,
            children: <Amount of="desk" value={entry.balanceAfter} unit={coin} decimals={18} />,
          },
          { term: t`When`, children: dateTimeText(entry.at, locale) },
          ...(entry.refNo === null
            ? []
            : [{ term: t`About`, children: <About entry={entry} no={entry.refNo} /> }]),
        ]}
      />
    </>
  )
}

function Whose({ owner }: { owner: string }) {
  if (owner === '0') return <Trans>The house</Trans>
  return (
    <GoTo section="members" search={{ id: owner }}>
      <span translate="no">UID {owner}</span>
    </GoTo>
  )
}

function About({ entry: { refType }, no }: { entry: Entry; no: string }) {
  const words = <span translate="no">{no}</span>
  if (refType === 'withdrawal') {
    return (
      <GoTo section="withdrawals" search={{ filter: 'all', no }}>
        {words}
      </GoTo>
    )
  }
  return (
    <GoTo section="orders" search={{ no }}>
      {words}
    </GoTo>
  )
}
