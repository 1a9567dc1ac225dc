import { Trans, useLingui } from '@lingui/react/macro'
import { type Change, changesOf, isChange } from './changesOf.ts'
import styles from './Diff.module.css'

type DiffProps = { before: unknown; after: unknown }

/** What was and what is, value by value; what did not change stands below, quieter. */
export function Diff({ before, after }: DiffProps) {
  const changes = changesOf(before, after)
  const same = changes.filter((it) => !isChange(it))
  if (changes.length === 0) {
    return (
      <p className={styles.none}>
        <Trans>Nothing was noted before or after.</Trans>
      </p>
    )
  }
  return (
    <dl className={styles.list}>
      {[...changes.filter(isChange), ...same].map((change) => (
        <div key={change.name} className={styles.row}>
          <dt translate="no">{change.name || '·'}</dt>
          <dd>{isChange(change) ? <Changed change={change} /> : <Same change={change} />}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The sign does not stand alone above a long hash. */
function Changed({ change: { before, after } }: { change: Change }) {
  return (
    <>
      <del className={before ? styles.before : styles.same}>
        <span aria-hidden="true">{'−\u00a0'}</span>
        <Value of={before} />
      </del>
      <ins className={styles.after}>
        <span aria-hidden="true">{'+\u00a0'}</span>
        <Value of={after} />
      </ins>
    </>
  )
}

const Same = ({ change }: { change: Change }) => (
  <span className={styles.same}>
    <Value of={change.after} />
  </span>
)

function Value({ of }: { of: string | null }) {
  const { t } = useLingui()
  if (of === null || of === '') return <i>{of === null ? t`not there` : t`none`}</i>
  return <span translate="no">{of}</span>
}
