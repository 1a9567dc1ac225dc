import type { Result } from '#shared/api/index.ts'
import { say } from '#shared/locale.ts'
import { type ParameterField, publicFields } from '#shared/publicFields.ts'
import { Amount } from '#src/ui/Amount.tsx'
import type { Source } from '#src/ui/source/Source.ts'
import { SourceButton } from '#src/ui/source/SourceButton.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { flagSaid } from '#src/words/changeSaid.ts'
import { exactPowerText, ratioText } from '#src/words/format.ts'
import { type Rule, SOURCES } from './rules-now.ts'

type RuleValueProps = { rule: Rule; from: Result<'home/parameters'> }

/** What holds: a figure that tells on a tap where it comes from, or a word. */
export function RuleValue({ rule: { field, of, value }, from }: RuleValueProps) {
  const locale = useLocale()
  const known: ParameterField = publicFields[field]
  const figure = SOURCES[field]
  if (typeof value === 'boolean') return flagSaid(value, locale)
  if (value === null || !figure) return known.none ? say(known.none, locale) : '–'
  return <RuleFigure of={{ figure, from }} value={value} known={known} row={of} />
}

type RuleFigureProps = { of: Source; value: bigint; known: ParameterField; row: string | null }

function RuleFigure({ of, value, known: { kind, unit }, row }: RuleFigureProps) {
  if (kind === 'ratio' || kind === 'power') {
    const text = kind === 'ratio' ? ratioText(value) : exactPowerText(value)
    return (
      <SourceButton of={of} exact={text}>
        {text}
      </SourceButton>
    )
  }
  const said = unit === 'coin' ? row : unit
  // Whole: a fee that was cut would be another fee.
  return <Amount of={of} value={value} decimals={18} {...(said && { unit: said })} />
}
