import { useLingui } from '@lingui/react'
import { fieldName } from '#shared/problems.ts'
import { type Change, changesOf } from '#src/screens/console/parts/changesOf.ts'
import { Diff } from '#src/screens/console/parts/Diff.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { coinBeside } from './coinBeside.ts'
import type { LogLine } from './Log.tsx'
import { kinds, lineFields } from './line-fields.ts'
import { useLineValues } from './useLineValues.ts'

type Line = Pick<LogLine, 'subject' | 'before' | 'after'>

/** What an act saw and left, in words: names and values that nobody has given words stand as they were written. */
export function LineDiff({ line }: { line: Line }) {
  const said = useSaidLine()
  return <Diff {...said(line)} />
}

/** Says both sides of a line, each value by the name of its field. */
export function useSaidLine() {
  const { i18n } = useLingui()
  const locale = useLocale()
  const value = useLineValues()
  const nameOf = (name: string) => {
    const known = Object.hasOwn(lineFields, name) ? lineFields[name] : undefined
    return known ? i18n._(known) : fieldName(name, locale)
  }
  // Two fields may be called the same; neither is to stand in the other's place.
  const label = (name: string, among: readonly Change[]) =>
    among.some((other) => other.name !== name && nameOf(other.name) === nameOf(name))
      ? `${nameOf(name)} (${name})`
      : nameOf(name)
  return ({ subject, before, after }: Line) => {
    const among = changesOf(before, after)
    const [thing = ''] = subject.split(' ')
    const side = (of: 'before' | 'after') =>
      Object.fromEntries(
        among.flatMap((change) => {
          const [name, text] = [change.name, change[of]]
          if (text === null) return []
          const coin = coinBeside({ name, among, subject })
          return [[label(name, among), value(kindOf(change), text, { thing, coin })]]
        }),
      )
    return { before: side('before'), after: side('after') }
  }
}

const kindOf = ({ name }: Change) => kinds[name.split('.').at(-1) ?? '']
