import { useLingui } from '@lingui/react'
import { type Difference, differences } from '#shared/differences.ts'
import { useCall } from '#src/api/useCall.ts'
import { useLocale } from '#src/ui/useLocale.ts'
import { changesSaid, labelSaid, rowSaid, valueSaid } from '#src/words/changeSaid.ts'
import { daysIn } from '#src/words/daysIn.ts'
import { fields } from './fields.ts'
import { parameterWords } from './parameter-words.ts'
import { type Place, placesIn } from './placesIn.ts'

type Told = { changes: readonly Difference[] }
type Versions = readonly (Told & { name?: string; value?: unknown })[]

/** A version that changes the weight of a term alone tells its days all the same: it holds all terms as they were then. */
const withPlans = ({ name, value, changes }: Versions[number]): Told[] =>
  name === 'plans' ? [{ changes }, { changes: differences(name, null, value) }] : [{ changes }]

/** Says parameters, their fields, values and changes in the language in use; `versions` may tell of plans that are gone. */
export function useSaying(versions: Versions = []) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const { data } = useCall('operator/parameters', {})
  const stands = data?.list.find(({ name }) => name === 'plans')?.value
  const plans = placesIn('plans', stands)
    .filter(({ field }) => field === 'plans.termDays')
    .map(({ of, value }) => ({ id: of ?? '', termDays: value }))
  const all = [...versions, ...(data?.list.flatMap(({ coming }) => coming) ?? [])]
  const saying = { fields, daysOf: daysIn(all.flatMap(withPlans), plans), locale }
  return {
    name: (name: string) => {
      const words = parameterWords[name]
      return words ? i18n._(words.name) : name
    },
    row: (name: string, of: string) => rowSaid(name, of, saying),
    label: (place: Place) => labelSaid(place, saying),
    value: (place: Place, value: unknown) =>
      valueSaid(place, value === null || value === undefined ? null : String(value), saying),
    changes: (changes: readonly Difference[]) => changesSaid(changes, saying),
  }
}
