import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { COINS } from '#shared/api/coin.ts'
import type { DeskResult } from '#shared/desk/index.ts'
import { useCall } from '#src/api/useCall.ts'
import { type Column, DataTable } from '#src/screens/console/parts/DataTable.tsx'
import { parametersAtom } from '#src/session/session.ts'
import { Address } from '#src/ui/Address.tsx'
import { Amount } from '#src/ui/Amount.tsx'
import { Badge } from '#src/ui/Badge.tsx'
import { Card } from '#src/ui/Card.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { Empty } from '#src/ui/State.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { dateText } from '#src/words/format-time.ts'
import { purposeWords } from './arrival-words.ts'
import { FundingWaiting } from './FundingWaiting.tsx'
import styles from './Funds.module.css'

type Funding = DeskResult<'operator/funding'>['list'][number]

/** The addresses whose payments are revenue or a budget for grants, and what each has paid. */
export function FundingList() {
  const { t } = useLingui()
  const { data, error, isLoading, mutate } = useCall('operator/funding', {})
  return (
    <>
      <WhereTo />
      <FundingWaiting waiting={data?.waiting ?? []} />
      <DataTable
        label={t`Funding addresses`}
        found={{ rows: data?.list ?? [], error, isLoading, refresh: () => mutate() }}
        keyOf={(it: Funding) => it.address}
        columns={useColumns()}
        card={cardOf}
        empty={
          <Empty icon="wallet" title={t`No funding address yet`}>
            <Trans>Until there is one, no payment is revenue, and nothing is distributed.</Trans>
          </Empty>
        }
      />
    </>
  )
}

/** Revenue and budgets are plain payments to the pool from one of these addresses. */
function WhereTo() {
  const { t } = useLingui()
  const pool = useAtomValue(parametersAtom)?.parameters.chain.poolAddress
  if (!pool) return null
  return (
    <Card>
      <KeyValue
        rows={[{ term: t`They pay to the pool`, children: <Address value={pool} whole /> }]}
      />
    </Card>
  )
}

const PurposeBadge = ({ of: { purpose } }: { of: Funding }) => {
  const { i18n } = useLingui()
  const { name, kind } = purposeWords[purpose]
  return <Badge kind={kind}>{i18n._(name)}</Badge>
}

const Whole = ({ of: { address } }: { of: Funding }) => (
  <span className={styles.whole}>
    <Address value={address} whole />
  </span>
)

/** What it has paid, of each coin that it paid at all. */
function Paid({ of: { paid } }: { of: Funding }) {
  const coins = COINS.filter((coin) => paid[coin] > 0n)
  if (coins.length === 0)
    return (
      <span>
        <Trans>Nothing yet</Trans>
      </span>
    )
  return (
    <span className={styles.pair}>
      {coins.map((coin) => (
        <Amount key={coin} of="desk" value={paid[coin]} unit={coin} decimals={18} />
      ))}
    </span>
  )
}

function useColumns(): Column<Funding>[] {
  const { t } = useLingui()
  const locale = useLocale()
  return [
    { key: 'address', head: t`Address`, cell: (it) => <Whole of={it} /> },
    { key: 'purpose', head: t`It pays`, cell: (it) => <PurposeBadge of={it} /> },
    { key: 'label', head: t`Reason`, cell: ({ label }) => label },
    {
      key: 'paid',
      head: t`Paid in so far`,
      cell: (it) => <Paid of={it} />,
      look: 'figure',
    },
    {
      key: 'since',
      head: t`Since`,
      cell: ({ createdAt }) => dateText(createdAt, locale),
      look: 'tight',
    },
  ]
}

/** The same on a phone. */
const cardOf = (it: Funding) => ({
  title: it.label,
  subtitle: (
    <span className={styles.inside}>
      <span>
        <PurposeBadge of={it} />
      </span>
      <Address value={it.address} whole />
      <span className={styles.pair}>
        <Trans>Paid in so far</Trans>
        <Paid of={it} />
      </span>
    </span>
  ),
})
