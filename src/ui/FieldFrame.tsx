import { type ReactNode, useId } from 'react'
import box from './Box.module.css'
import { cx } from './cx.ts'
import styles from './Field.module.css'

export type FieldFrameProps = {
  label: ReactNode
  /** At the right of the label, such as what is available. */
  aside?: ReactNode
  hint?: ReactNode
  problem?: ReactNode
  icon?: ReactNode
  /** Inside the box, at its end: a unit, a small button. */
  trailing?: ReactNode
}

/** What an input needs to belong to its label, hint and problem. */
type FieldLinks = {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

type Props = FieldFrameProps & {
  /** How the box differs from others: a class. */
  look?: string | undefined
  children: (links: FieldLinks) => ReactNode
}

/** Label, box, hint and problem round an input. */
export function FieldFrame(props: Props) {
  const { label, aside, hint, problem, icon, trailing, look, children } = props
  const id = useId()
  const described = [problem && `${id}p`, hint && `${id}h`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        {aside && <span>{aside}</span>}
      </div>
      <div className={cx(box.box, styles.box, look)}>
        {icon}
        {children({
          id,
          'aria-invalid': problem ? true : undefined,
          'aria-describedby': described || undefined,
        })}
        {trailing}
      </div>
      {problem && (
        <p id={`${id}p`} className={styles.problem}>
          {problem}
        </p>
      )}
      {hint && <p id={`${id}h`}>{hint}</p>}
    </div>
  )
}
