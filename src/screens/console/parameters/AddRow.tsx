import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { Field } from '#src/ui/Field.tsx'
import { type Draft, withRow } from './draft.ts'

type AddRowProps = {
  name: string
  rows: readonly (string | null)[]
  draft: Draft
  onDraft: (draft: Draft) => void
}

/** One row more: a grade after the last, or a term of so many days. */
export const AddRow = (props: AddRowProps) =>
  props.name === 'grades' ? <AddGrade {...props} /> : <AddTerm {...props} />

function AddGrade({ rows, draft, onDraft }: AddRowProps) {
  const next = String(Math.max(...rows.map(Number)) + 1)
  return (
    <Button kind="plain" onClick={() => onDraft(withRow(draft, next))}>
      <Trans>Add grade {next}</Trans>
    </Button>
  )
}

function AddTerm({ rows, draft, onDraft }: AddRowProps) {
  const { t } = useLingui()
  const [days, setDays] = useState('')
  const isDays = /^[1-9]\d{0,3}$/.test(days.trim())
  const of = `d${days.trim()}`
  const isThere = rows.includes(of)

  function add() {
    onDraft(withRow(draft, of, { [`plans.termDays@${of}`]: days.trim() }))
    setDays('')
  }

  return (
    <>
      <Field
        label={t`Days of one more term`}
        inputMode="numeric"
        value={days}
        problem={isThere && t`There is such a term.`}
        onChange={(event) => setDays(event.currentTarget.value)}
      />
      <Button kind="plain" disabled={!isDays || isThere} onClick={add}>
        <Trans>Add the term</Trans>
      </Button>
    </>
  )
}
