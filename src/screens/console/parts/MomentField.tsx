import { useLingui } from '@lingui/react/macro'
import { Field } from '#src/ui/Field.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { dateTimeText } from '#src/words/format-time.ts'
import { momentIn, zoneHere } from './moments.ts'

type MomentFieldProps = {
  name: string
  label: string
  /** By the clock of this device, as the browser's own field has it. */
  value: string
  onValue: (local: string) => void
  /** What it means where it is left empty, if that is allowed. */
  empty?: string
}

/** A moment, chosen by the clock of this device and said in UTC, by which the farm goes. */
export function MomentField({ name, label, value, onValue, empty }: MomentFieldProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const at = momentIn(value)
  return (
    <Field
      type="datetime-local"
      name={name}
      label={label}
      aside={zoneHere()}
      value={value}
      hint={at ? t`That is ${dateTimeText(at, locale)}.` : (empty ?? t`Choose a day and a time.`)}
      onChange={(event) => onValue(event.currentTarget.value)}
    />
  )
}
