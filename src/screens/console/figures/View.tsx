import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Screen } from '#src/ui/Screen.tsx'
import { Segment } from '#src/ui/Segment.tsx'
import { useFigures } from './useFigures.ts'

type ViewProps = { actions?: ReactNode; onRefresh: () => unknown; children: ReactNode }

/** One view of the figures, with the way to the others. */
export function View({ actions, onRefresh, children }: ViewProps) {
  const { t } = useLingui()
  const { search, change } = useFigures()
  return (
    <Screen title={<Trans>Figures</Trans>} actions={actions} onRefresh={onRefresh}>
      <Segment
        label={t`What is shown`}
        value={search.view ?? 'solvency'}
        onValue={(view) => change({ view: view === 'solvency' ? undefined : view })}
        options={[
          { value: 'solvency', label: t`Solvency` },
          { value: 'days', label: t`Days` },
          { value: 'ledger', label: t`Ledger` },
          { value: 'audit', label: t`Audit` },
        ]}
      />
      {children}
    </Screen>
  )
}
