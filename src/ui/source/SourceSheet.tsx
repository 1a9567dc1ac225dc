import { Trans, useLingui } from '@lingui/react/macro'
import type { CSSProperties } from 'react'
import { createPortal } from 'react-dom'
import type { FigureFacts } from '#shared/figures/FigureFacts.ts'
import { figures } from '#shared/figures/index.ts'
import { say } from '#shared/locale.ts'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { Section } from '#src/ui/Section.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { AnsweredAt } from './AnsweredAt.tsx'
import { Kind } from './Kind.tsx'
import { RowsBehind } from './RowsBehind.tsx'
import type { Source } from './Source.ts'
import styles from './SourceSheet.module.css'
import { Sum } from './Sum.tsx'

type SourceSheetProps = { of: Source; exact: string; onClose: () => void }

/** Where a figure comes from: all its decimals, the formula with its figures, the rows behind it, and from when it is. */
export function SourceSheet({ of, exact, onClose }: SourceSheetProps) {
  const locale = useLocale()
  const facts: FigureFacts = figures[of.figure]
  // Out of whatever the figure stands in: its type, its wrapping and its colour are not the sheet's.
  return createPortal(
    <Sheet open onClose={onClose} title={say(facts.title, locale)}>
      <Exact text={exact} />
      <Kind of={facts.kind} />
      <Section title={<Trans>How it is calculated</Trans>}>
        <p>{withUnits(say(facts.formula, locale))}</p>
        {facts.sum && of.inputs && <Sum sum={facts.sum} inputs={of.inputs} exact={exact} />}
        <Inputs facts={facts} of={of} />
      </Section>
      <RowsBehind rows={facts.rows ?? []} coin={of.coin} onGo={onClose} />
      <AnsweredAt of={of.from} />
    </Sheet>,
    document.body,
  )
}

/** A number and its unit stay on one line: "1 T". */
const withUnits = (text: string) => text.replaceAll(/(?<=\d) (?=BTCWT?\b|T\b)/g, '\u00a0')

/** Whole in one line, however long; what is not an amount with its unit is as it is told. */
function Exact({ text }: { text: string }) {
  const [, value, unit] = /^([+−]?[\d,.]+) (\S+)$/.exec(text) ?? []
  if (value === undefined || unit === undefined) {
    return (
      <p className={styles.exact} data-exact>
        {text}
      </p>
    )
  }
  const size: CSSProperties & Record<'--digits' | '--unit', number> = {
    '--digits': value.length,
    '--unit': unit.length + 1,
  }
  return (
    <div className={styles.amount}>
      <p className={styles.exact} style={size} data-exact>
        {value}
        <small> {unit}</small>
      </p>
    </div>
  )
}

function Inputs({ facts: { inputs }, of }: { facts: FigureFacts; of: Source }) {
  const locale = useLocale()
  const { t } = useLingui()
  if (!inputs || !of.inputs) return null
  const values: Readonly<Record<string, string | undefined>> = of.inputs
  return (
    <KeyValue
      rows={Object.entries(inputs).map(([name, words]) => ({
        term: say(words, locale),
        children: values[name] ?? t`not known`,
      }))}
    />
  )
}
