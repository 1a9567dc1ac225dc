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
import { useWaitingFunds } from './useWaitingFunds.ts'

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
  const waiting = useWaitingFunds() ?? 0
  const count = countText(waiting)
  return (
    <Segment
      label={t`What is shown`}
      value={search.view ?? 'arrived'}
      onValue={(view) => change({ view: view === 'arrived' ? undefined : view })}
      options={[
        { value: 'arrived', label: t`Arrived` },
        { value: 'unclaimed', label: waiting > 0 ? t`Unclaimed (${count})` : t`Unclaimed` },
        { value: 'funding', label: t`Funding` },
        { value: 'payer', label: t`Gas` },
      ]}
    />
  )
}
