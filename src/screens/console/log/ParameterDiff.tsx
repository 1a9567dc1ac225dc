import { Trans } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { differences } from '#shared/differences.ts'
import { placesIn } from '#src/screens/console/parameters/placesIn.ts'
import { useSaying } from '#src/screens/console/parameters/useSaying.ts'
import { Diff } from '#src/screens/console/parts/Diff.tsx'
import { Changed } from '#src/ui/Changed.tsx'
import { Section } from '#src/ui/Section.tsx'
import { useSaidLine } from './LineDiff.tsx'
import type { LogLine } from './Log.tsx'

const text = z.nullable(z.string())
const Changes = z.array(z.object({ field: z.string(), of: text, before: text, after: text }))

/** A value as the log has it, beside all else that was noted with it. */
function partsOf(json: unknown) {
  const { value, changes, ...rest } = Object(json) as Record<string, unknown>
  const read = z.safeParse(Changes, changes)
  return { value, changes: read.data ?? [], rest: json === null ? null : rest }
}

/** What a version of a parameter was built on and what it says, in the words that parameters have. */
export function ParameterDiff({ line }: { line: LogLine }) {
  const name = line.subject.slice('parameter '.length)
  const [was, is] = [partsOf(line.before), partsOf(line.after)]
  const told = [was, is].map(({ value }) => ({ changes: differences(name, null, value) }))
  const say = useSaying([{ changes: is.changes }, ...told])
  const said = useSaidLine()
  const beside = said({ subject: line.subject, before: was.rest, after: is.rest })
  const side = (value: unknown) =>
    Object.fromEntries(
      placesIn(name, value).map(({ value: one, ...place }) => [
        say.label(place),
        say.value(place, one),
      ]),
    )
  return (
    <>
      <Diff
        before={{ ...side(was.value), ...beside.before }}
        after={{ ...side(is.value), ...beside.after }}
      />
      {isOther(is.changes, differences(name, was.value, is.value)) && (
        <Section title={<Trans>What it makes of the version before it</Trans>}>
          <Changed changes={say.changes(is.changes)} />
        </Section>
      )}
    </>
  )
}

/** A version that is to come is built on another than the one in force. */
const isOther = (noted: z.output<typeof Changes>, seen: ReturnType<typeof differences>) =>
  noted.length > 0 && lines(noted) !== lines(seen)

const lines = (
  changes: readonly {
    field: string
    of: string | null
    before: string | null
    after: string | null
  }[],
) =>
  changes
    .map(({ field, of, before, after }) => JSON.stringify([field, of, before, after]))
    .toSorted()
    .join('\n')
