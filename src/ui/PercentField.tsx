import { type ReactNode, useState } from 'react'
import { Field } from './Field.tsx'
import { useFieldState } from './FormState.ts'
import { percentTyped, ratioOf } from './percent.ts'

type PercentFieldProps = {
  /** The ratio in the body of the call. */
  name: string
  label: ReactNode
  aside?: ReactNode
  hint?: ReactNode
  /** What it is now. */
  start: bigint | undefined
}

/** A percentage to type; the ratio travels beside it. */
export function PercentField({ name, label, aside, hint, start }: PercentFieldProps) {
  const [text, setText] = useState(start === undefined ? '' : percentTyped(start))
  const known = useFieldState(name)
  return (
    <>
      <Field
        label={label}
        aside={aside}
        hint={hint}
        problem={known.problem}
        data-field={name}
        inputMode="decimal"
        autoComplete="off"
        placeholder="0"
        trailing="%"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <input type="hidden" name={name} value={ratioOf(text)} />
    </>
  )
}
