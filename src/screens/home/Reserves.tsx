import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Result } from '#shared/api/index.ts'
import { cx } from '#src/ui/cx.ts'
import { Facts } from '#src/ui/Facts.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { RelativeTime } from '#src/ui/RelativeTime.tsx'
import { useLazySheet } from '#src/ui/useLazySheet.ts'
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
  const [SolvencySheet, open, close] = useLazySheet(loadSheet)
  const look = useLook(data, error)
  return (
    <>
      <button
        type="button"
        className={cx(styles.reserves, styles[look])}
        aria-busy={!data && !error}
        onClick={() => (data ? open() : void mutate())}
      >
        <Icon name={look === 'good' ? 'check' : 'warning'} size={18} />
        {/* What is said then may take two lines: it comes in place of what was read before, which is not moved for it. */}
        <span key={String(!data && !error)}>
          <Said data={data} error={error} look={look} />
        </span>
      </button>
      {SolvencySheet && <SolvencySheet coins={data ?? []} onClose={close} />}
    </>
  )
}

const loadSheet = async () => (await withWords(import('./SolvencySheet.tsx'))).SolvencySheet

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
      <Facts>
        <Trans>The reserves cannot be read now</Trans>
        <b>
          <Trans>try again</Trans>
        </b>
      </Facts>
    )
  }
  if (stopOf(data)) {
    return (
      <Facts>
        <Trans context="reserves">Payouts are stopped</Trans>
        <b>
          <Trans>see why</Trans>
        </b>
      </Facts>
    )
  }
  return (
    <Facts>
      <Covered share={lowestCoverage(data)} isShort={look === 'red'} />
      <b>
        <Trans>check it</Trans>
      </b>
      {look === 'amber' && data[0] && <RelativeTime at={data[0].asOf} />}
    </Facts>
  )
}

function Covered({ share, isShort }: { share: bigint | null; isShort: boolean }) {
  if (share === null) return <Trans>The pool owes nothing yet</Trans>
  const text = shareText(share, WHOLE, isShort ? 2 : 0)
  if (isShort) return <Trans>Reserves cover only {text} of balances</Trans>
  return <Trans>Reserves cover {text} of balances</Trans>
}
