import { type ReactNode, useState } from 'react'
import { Field } from './Field.tsx'
import { percentTyped, ratioOf } from './percent.ts'
import { usePercentProblem } from './usePercentProblem.ts'

type PercentFieldProps = {
  /** The ratio in the body of the call. */
  name: string
  label: ReactNode
  aside?: ReactNode
  hint?: ReactNode
  /** What it is now. */
  start: bigint | undefined
  /** It is sent only where it is another one than at first. */
  onlyChanged?: boolean
}

/** A percentage to type; the ratio travels beside it. */
export function PercentField({ name, start, onlyChanged = false, ...field }: PercentFieldProps) {
  const { label, aside, hint } = field
  const first = start === undefined ? '' : percentTyped(start)
  const [text, setText] = useState(first)
  const problem = usePercentProblem(name, text)
  return (
    <>
      <Field
        label={label}
        aside={aside}
        hint={hint}
        problem={problem}
        data-field={name}
        inputMode="decimal"
        autoComplete="off"
        placeholder="0"
        trailing="%"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <input
        type="hidden"
        name={name}
        value={ratioOf(text)}
        disabled={onlyChanged && ratioOf(text) === ratioOf(first)}
      />
    </>
  )
}
