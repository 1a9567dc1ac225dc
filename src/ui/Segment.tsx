import { type ReactNode, type Ref, useId } from 'react'
import { cx } from './cx.ts'
import styles from './Segment.module.css'

export type Option<Value extends string> = { value: Value; label: ReactNode; note?: ReactNode }

type SegmentProps<Value extends string> = {
  /** What is chosen, for screen readers; shown above cards. */
  label: ReactNode
  options: readonly Option<Value>[]
  value: Value | undefined
  onValue: (value: Value) => void
  /** The field of the form around it. */
  name?: string
  /** A heading above says it already: shown to screen readers alone. */
  titled?: boolean
  /** bar: two or three words side by side; cards: choices with a note, such as terms; chips: a row of filters. */
  look?: 'bar' | 'cards' | 'chips'
  row?: Ref<HTMLFieldSetElement>
}

/** One of a few: native radio buttons, so that arrow keys, forms and screen readers know them. */
export function Segment<Value extends string>(props: SegmentProps<Value>) {
  const { label, options, value, onValue, name, titled, look = 'bar', row } = props
  const id = useId()
  return (
    <fieldset ref={row} className={cx(styles.group, styles[look])}>
      <legend className={look === 'cards' && !titled ? styles.legend : 'visuallyHidden'}>
        {label}
      </legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            className="visuallyHidden"
            name={name ?? id}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValue(option.value)}
          />
          <span>{option.label}</span>
          {option.note && <small>{option.note}</small>}
        </label>
      ))}
    </fieldset>
  )
}
