import { Trans } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { memberAtom } from '#src/session/session.ts'
import { Button } from '#src/ui/Button.tsx'
import { CoinChips } from '#src/ui/CoinChips.tsx'
import { PeriodChoice } from '#src/ui/PeriodChoice.tsx'
import { ALL_TIME, isBackwards, isHalfTyped } from '#src/ui/periods.ts'
import { Screen } from '#src/ui/Screen.tsx'
import { Section } from '#src/ui/Section.tsx'
import { usePlace } from '#src/ui/usePlace.ts'
import { LayoutChoice } from './LayoutChoice.tsx'
import { Outcome } from './Outcome.tsx'
import styles from './Records.module.css'
import { useMaking } from './useMaking.ts'
import { hasCoins, type Wanted, whatOf } from './Wanted.ts'
import { WhatChoice } from './WhatChoice.tsx'

/** Makes a file of the member's records, on this device, to be kept or handed to a tax program; `?of=` says which. */
export function Records() {
  const { of } = useSearch({ from: '/pages/records/index' })
  const since = useAtomValue(memberAtom)?.createdAt
  const { making, make, reset } = useMaking()
  const [wanted, setWanted] = useState<Wanted>({
    what: whatOf(of),
    coin: 'all',
    layout: 'own',
    ...ALL_TIME,
  })
  const change = (part: Partial<Wanted>) => {
    reset()
    setWanted({ ...wanted, ...part })
  }
  return (
    <Screen title={<Trans>Export records</Trans>} back="/pages/user/index" narrow>
      <Section title={<Trans>Records</Trans>}>
        <WhatChoice value={wanted.what} onValue={(what) => change({ what })} />
        {hasCoins(wanted.what) && (
          <CoinChips value={wanted.coin} onValue={(coin) => change({ coin })} />
        )}
      </Section>
      <Section title={<Trans>Time</Trans>}>
        <PeriodChoice from={wanted.from} to={wanted.to} since={since} onPeriod={change} />
      </Section>
      {wanted.what === 'history' && (
        <Section title={<Trans>Layout</Trans>}>
          <LayoutChoice value={wanted.layout} onValue={(layout) => change({ layout })} />
        </Section>
      )}
      <div ref={usePlace(making.state)} tabIndex={-1} className={styles.place}>
        {making.state === 'none' && (
          <Button
            disabled={isBackwards(wanted) || isHalfTyped(wanted)}
            onClick={() => make(wanted)}
          >
            <Trans>Make the file</Trans>
          </Button>
        )}
        <Outcome making={making} onStop={reset} onRetry={() => make(wanted)} />
      </div>
    </Screen>
  )
}
