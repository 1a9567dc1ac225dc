import { Trans, useLingui } from '@lingui/react/macro'
import { refresh } from '#src/api/refresh.ts'
import { useSectionSearch } from '#src/screens/console/parts/useSectionSearch.ts'
import { Screen } from '#src/ui/Screen.tsx'
import { Segment } from '#src/ui/Segment.tsx'
import { countText } from '#src/words/format.ts'
import { AddFunding } from './AddFunding.tsx'
import { Arrivals } from './Arrivals.tsx'
import { ArrivalsExport } from './ArrivalsExport.tsx'
import { FundingList } from './FundingList.tsx'
import { arrivalBody, fundsShape } from './funds-filters.ts'
import { Payer } from './Payer.tsx'
import { UnclaimedList } from './UnclaimedList.tsx'
import { useFundsCounts } from './useWaitingFunds.ts'

/** Money that arrives: what came, what is nobody's, whose payments are the house's, and the wallet that pays gas. */
export function Funds() {
  const [search] = useSectionSearch(fundsShape)
  return (
    <Screen
      title={<Trans>Money in</Trans>}
      actions={
        <>
          {search.view === undefined && <ArrivalsExport body={arrivalBody(search)} />}
          {search.view === 'funding' && <AddFunding />}
        </>
      }
      onRefresh={() => refresh(...SHOWN)}
    >
      <Views />
      {search.view === undefined && <Arrivals />}
      {search.view === 'unclaimed' && <UnclaimedList />}
      {search.view === 'funding' && <FundingList />}
      {search.view === 'payer' && <Payer />}
    </Screen>
  )
}

const SHOWN = [
  'operator/arrivals',
  'operator/unclaimed',
  'operator/funding',
  'operator/payer',
  'operator/topUps',
  'operator/health',
] as const

function Views() {
  const { t } = useLingui()
  const [search, change] = useSectionSearch(fundsShape)
  const { unclaimed, funding } = useFundsCounts() ?? { unclaimed: 0, funding: 0 }
  const [nobodys, toConfirm] = [countText(unclaimed), countText(funding)]
  return (
    <Segment
      label={t`What is shown`}
      value={search.view ?? 'arrived'}
      onValue={(view) => change({ view: view === 'arrived' ? undefined : view })}
      options={[
        { value: 'arrived', label: t`Arrived` },
        { value: 'unclaimed', label: unclaimed > 0 ? t`Unclaimed (${nobodys})` : t`Unclaimed` },
        { value: 'funding', label: funding > 0 ? t`Funding (${toConfirm})` : t`Funding` },
        { value: 'payer', label: t`Gas` },
      ]}
    />
  )
}
