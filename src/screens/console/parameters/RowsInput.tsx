import { Trans, useLingui } from '@lingui/react/macro'
import { differences } from '#shared/differences.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { AddRow } from './AddRow.tsx'
import { type Draft, laidOver, rowsOf, withoutRow } from './draft.ts'
import { FieldInput } from './FieldInput.tsx'
import { tables } from './fields.ts'
import styles from './Parameters.module.css'
import { fieldsOf, placeName, valueAt } from './placesIn.ts'
import { useSaying } from './useSaying.ts'

type RowsInputProps = {
  name: string
  /** What it is built on. */
  base: unknown
  draft: Draft
  onDraft: (draft: Draft) => void
}

/** Every field of a parameter, row by row. */
export function RowsInput({ name, base, draft, onDraft }: RowsInputProps) {
  const { t } = useLingui()
  const say = useSaying([{ changes: differences(name, base, laidOver(name, base, draft)) }])
  const rows = rowsOf(name, base, draft)
  const grows = tables[name]?.grows ?? false
  return (
    <div className={styles.rows}>
      {rows.map((of) => (
        <Card key={of}>
          <fieldset className={styles.row}>
            {of !== null && <legend>{say.row(name, of)}</legend>}
            {fieldsOf(name).map((field) => {
              const place = { field, of }
              return (
                <FieldInput
                  key={field}
                  place={place}
                  stands={valueAt(name, base, place)}
                  text={draft.texts[placeName(place)]}
                  say={say}
                  onText={(text) =>
                    onDraft({ ...draft, texts: { ...draft.texts, [placeName(place)]: text } })
                  }
                />
              )
            })}
            {grows && of !== null && mayGo(name, rows, of) && (
              <Button
                kind="text"
                aria-label={t`Remove: ${say.row(name, of)}`}
                onClick={() => onDraft(withoutRow(draft, of))}
              >
                <Trans>Remove</Trans>
              </Button>
            )}
          </fieldset>
        </Card>
      ))}
      {grows && <AddRow name={name} rows={rows} draft={draft} onDraft={onDraft} />}
    </div>
  )
}

/** One row stays; of grades, which are counted, the highest goes first. */
const mayGo = (name: string, rows: readonly (string | null)[], of: string) =>
  rows.length > 1 && (name !== 'grades' || rows.at(-1) === of)
