import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import * as z from 'zod/mini'
import { desk } from '#shared/desk/index.ts'
import { differences } from '#shared/differences.ts'
import { ReasonField } from '#src/screens/console/parts/ReasonField.tsx'
import { Bottom } from '#src/ui/Bottom.tsx'
import { Form } from '#src/ui/Form.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { clock } from '#src/words/clock.ts'
import { blank, laidOver, problemsIn } from './draft.ts'
import { Meanwhile } from './Meanwhile.tsx'
import { unknownIn } from './placesIn.ts'
import { type Asked, ReviewSheet } from './ReviewSheet.tsx'
import { RowsInput } from './RowsInput.tsx'
import { baseAt, type Standing } from './standing.ts'
import { Unknown } from './Unknown.tsx'
import { firstWhen, momentOf, useMomentProblem, WhenInput } from './WhenInput.tsx'

const schema = z.pick(desk['operator/setParameter'].body, { reason: true })

type SetFormProps = { standing: Standing; onAgain: () => unknown }

/** The fields of a parameter as they stand, to be typed over; nothing is sent before the last look. */
export function SetForm({ standing, onAgain }: SetFormProps) {
  const { t } = useLingui()
  const locale = useLocale()
  // What is built on is as it was seen, whatever is read meanwhile: it changes when whoever types has seen it.
  const [from, goOn] = useState(standing)
  const [draft, type] = useState(blank)
  const [when, choose] = useState(() => firstWhen(standing.name, clock.now()))
  const [asked, ask] = useState<Asked>()
  const momentProblem = useMomentProblem()
  const { name } = from
  const effectiveAt = momentOf(when)
  const base = baseAt(from, effectiveAt)
  const value = laidOver(name, base, draft)
  const isOld = standing.revision !== from.revision

  function check() {
    const found = [...problemsIn(name, value, locale), ...momentProblem(when)]
    const nothing = differences(name, base, value).length === 0
    return nothing && found.length === 0
      ? [{ field: '', message: t`Nothing is changed yet.` }]
      : found
  }

  return (
    <>
      <Form
        schema={schema}
        check={check}
        reviewed
        stays={Bottom}
        onSubmit={({ reason }) => ask({ from, base, value, effectiveAt, reason })}
        off={isOld && t`Look at what was set meanwhile first.`}
        submit={<Trans>Look at the difference</Trans>}
        beside={
          <>
            <WhenInput value={when} onValue={choose} />
            <ReasonField />
          </>
        }
      >
        {isOld && <Meanwhile from={from} to={standing} onGoOn={() => goOn(standing)} />}
        <Unknown of={unknownIn(name, base)} />
        <RowsInput name={name} base={base} draft={draft} onDraft={type} />
      </Form>
      {asked && (
        <ReviewSheet
          asked={asked}
          onClose={() => {
            ask(undefined)
            onAgain()
          }}
        />
      )}
    </>
  )
}
