import { useLingui } from '@lingui/react/macro'
import { say as inWords } from '#shared/locale.ts'
import type { ParameterField } from '#shared/publicFields.ts'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { Field, type FieldProps } from '#src/ui/Field.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { usePercentProblem } from '#src/ui/usePercentProblem.ts'
import { fields } from './fields.ts'
import { type Place, placeName } from './placesIn.ts'
import { typedText } from './typedValue.ts'
import type { useSaying } from './useSaying.ts'

type FieldInputProps = {
  place: Place
  /** What it is built on, as it is stored. */
  stands: unknown
  /** What was typed over it. */
  text: string | undefined
  say: ReturnType<typeof useSaying>
  onText: (text: string) => void
}

/** One field of a parameter, typed as its kind is typed. */
export function FieldInput({ place, stands, text, say, onText }: FieldInputProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const unit = useUnit()
  const known = fields[place.field]
  if (!known) return null
  const name = placeName(place)
  const stood = typedText(stands, known)
  const shown = text ?? stood
  const now = say.value(place, stands)
  if (known.kind === 'flag') {
    return (
      <Checkbox
        name={name}
        checked={shown === 'true'}
        onChange={(event) => onText(String(event.currentTarget.checked))}
      >
        {say.label(place)}
      </Checkbox>
    )
  }
  const Input = known.kind === 'ratio' ? InPercent : Field
  return (
    <Input
      name={name}
      label={say.label(place)}
      aside={shown !== stood && t`Now: ${now}`}
      hint={known.none && t`Empty means: ${inWords(known.none, locale)}`}
      inputMode={MODES[known.kind]}
      autoComplete="off"
      trailing={unit(known, place)}
      value={shown}
      onChange={(event) => onText(event.currentTarget.value)}
    />
  )
}

function InPercent({ name = '', value = '', ...field }: FieldProps) {
  const problem = usePercentProblem(name, String(value))
  return <Field {...field} name={name} value={value} problem={problem} />
}

const MODES = {
  amount: 'decimal',
  weight: 'decimal',
  ratio: 'decimal',
  power: 'decimal',
  days: 'numeric',
  seconds: 'numeric',
  text: 'email',
} as const

function useUnit() {
  const { t } = useLingui()
  return ({ kind, unit }: ParameterField, { of }: Place) => {
    if (kind === 'ratio') return '%'
    if (kind === 'power') return 'H/s'
    if (kind === 'days') return t`days`
    if (kind === 'seconds') return t`seconds`
    return unit === 'coin' ? of : unit
  }
}
