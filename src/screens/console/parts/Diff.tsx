import { Trans, useLingui } from '@lingui/react/macro'
import { amountNames } from '#src/screens/console/act-words.ts'
import { type Change, changesOf, isChange } from './changesOf.ts'
import styles from './Diff.module.css'
import { logValue } from './logValue.ts'

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
          <dd>
            {isChange(change) ? (
              <Changed change={change} among={changes} />
            ) : (
              <Same change={change} among={changes} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** A value, and those that were noted with it. */
type ChangeProps = { change: Change; among: readonly Change[] }

function Changed({ change: { name, before, after }, among }: ChangeProps) {
  return (
    <>
      <del className={before ? styles.before : styles.same}>
        <span aria-hidden="true">− </span>
        <Value name={name} of={before} among={among} />
      </del>
      <ins className={styles.after}>
        <span aria-hidden="true">+ </span>
        <Value name={name} of={after} among={among} />
      </ins>
    </>
  )
}

const Same = ({ change, among }: ChangeProps) => (
  <span className={styles.same}>
    <Value name={change.name} of={change.after} among={among} />
  </span>
)

type ValueProps = Pick<ChangeProps, 'among'> & { name: string; of: string | null }

function Value({ name, of, among }: ValueProps) {
  const { t } = useLingui()
  if (of === null || of === '') return <i>{of === null ? t`not there` : t`none`}</i>
  return <span translate="no">{logValue({ name, value: of, among }, amountNames)}</span>
}
