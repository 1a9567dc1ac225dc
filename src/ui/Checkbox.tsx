import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import styles from './Checkbox.module.css'
import { useFieldState } from './FormState.ts'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  problem?: ReactNode
  children: ReactNode
}

/** A consent: the words beside it are part of the target. */
export function Checkbox({ problem, children, ...input }: CheckboxProps) {
  const id = useId()
  const known = useFieldState(input.name)
  const said = problem ?? known.problem
  return (
    <div>
      <label className={styles.label}>
        <input
          {...input}
          type="checkbox"
          className={styles.box}
          aria-invalid={said ? true : undefined}
          aria-describedby={said ? id : undefined}
        />
        <span>{children}</span>
      </label>
      {said && (
        <p id={id} className={styles.problem}>
          {said}
        </p>
      )}
    </div>
  )
}
