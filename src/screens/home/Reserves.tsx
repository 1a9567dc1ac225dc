import { Trans } from '@lingui/react/macro'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Result } from '#shared/api/index.ts'
import { cx } from '#src/ui/cx.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { RelativeTime } from '#src/ui/RelativeTime.tsx'
import { useNow } from '#src/ui/useNow.ts'
import { shareText } from '#src/words/format.ts'
import { withWords } from '#src/words/loadWords.ts'
import { stopOf } from '#src/words/stopOf.ts'
import { lowestCoverage, WHOLE } from './coverage.ts'
import styles from './PoolCard.module.css'

type ReservesProps = {
  data: Result<'home/solvency'> | undefined
  error: Error | undefined
  mutate: () => Promise<unknown>
}

/** Milliseconds after which a reading of the chain is called old. The service takes one whenever it is asked. */
const OLD = 10 * 60_000
const MINUTE = 60_000

/** One line on whether the pool can pay what it owes (decisions §1), and the way to the figures behind it. */
export function Reserves({ data, error, mutate }: ReservesProps) {
  const [open, setOpen] = useState<boolean>()
  const look = useLook(data, error)
  return (
    <>
      <button
        type="button"
        className={cx(styles.reserves, styles[look])}
        aria-busy={!data && !error}
        onClick={() => (data ? setOpen(true) : void mutate())}
      >
        <Icon name={look === 'good' ? 'check' : 'warning'} size={18} />
        {/* What is said then may take two lines: it comes in place of what was read before, which is not moved for it. */}
        <span key={String(!data && !error)}>
          <Said data={data} error={error} look={look} />
        </span>
      </button>
      {open !== undefined && (
        <Suspense fallback={null}>
          <SolvencySheet open={open} coins={data ?? []} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const SolvencySheet = lazy(async () => {
  const { SolvencySheet } = await withWords(import('./SolvencySheet.tsx'))
  return { default: SolvencySheet }
})

type Look = 'good' | 'amber' | 'red'

function useLook(data: ReservesProps['data'], error: ReservesProps['error']): Look {
  const now = useNow(MINUTE)
  if (!data) return error ? 'amber' : 'good'
  if (stopOf(data)) return 'red'
  const lowest = lowestCoverage(data)
  if (lowest !== null && lowest < WHOLE) return 'red'
  return data.some(({ asOf }) => now - Date.parse(asOf) > OLD) ? 'amber' : 'good'
}

type SaidProps = Omit<ReservesProps, 'mutate'> & { look: Look }

function Said({ data, error, look }: SaidProps): ReactNode {
  if (!data && !error) return <Trans>Reading the reserves …</Trans>
  if (!data) {
    return (
      <Trans>
        The reserves cannot be read now · <b>try again</b>
      </Trans>
    )
  }
  if (stopOf(data)) {
    return (
      <Trans>
        Payouts are stopped · <b>see why</b>
      </Trans>
    )
  }
  const lowest = lowestCoverage(data)
  if (lowest === null) {
    return (
      <Trans>
        The pool owes nothing yet · <b>check it</b>
      </Trans>
    )
  }
  const share = shareText(lowest, WHOLE, look === 'red' ? 2 : 0)
  if (look === 'red') {
    return (
      <Trans>
        Reserves cover only {share} of balances · <b>check it</b>
      </Trans>
    )
  }
  return (
    <>
      <Trans>
        Reserves cover {share} of balances · <b>check it</b>
      </Trans>
      {look === 'amber' && data[0] && (
        <>
          {' · '}
          <RelativeTime at={data[0].asOf} />
        </>
      )}
    </>
  )
}
