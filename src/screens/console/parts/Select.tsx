import box from '#src/ui/Box.module.css'
import { cx } from '#src/ui/cx.ts'
import { Icon } from '#src/ui/Icon.tsx'
import styles from './Select.module.css'

type SelectProps = {
  label: string
  options: readonly { value: string; label: string }[]
  value: string
  onValue: (value: string) => void
}

/** One of many: a list that opens, where chips would fill the screen. */
export const Select = ({ label, options, value, onValue }: SelectProps) => (
  <label className={cx(box.box, styles.box)} data-chosen={value !== '' || undefined}>
    <span className="visuallyHidden">{label}</span>
    <select value={value} onChange={(event) => onValue(event.currentTarget.value)}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
    <Icon name="chevron" size={18} />
  </label>
)
