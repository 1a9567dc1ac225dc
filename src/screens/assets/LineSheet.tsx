import { Trans, useLingui } from '@lingui/react/macro'
import { Figure } from '#src/ui/Figure.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Section } from '#src/ui/Section.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { signedText } from '#src/words/format.ts'
import { type Line, signedOf, wordsOf } from './flow-words.ts'
import { LineLink } from './LineLink.tsx'
import { ReckonedReward } from './ReckonedReward.tsx'
import { SaveReceipt } from './SaveReceipt.tsx'
import { useLineRows, useSourceRows } from './useLineRows.tsx'

/** Everything about one line, with all its decimals. */
export function LineSheet({ line, onClose }: { line: Line | undefined; onClose: () => void }) {
  const { i18n } = useLingui()
  return (
    <Sheet
      open={line !== undefined}
      onClose={onClose}
      title={line ? i18n._(wordsOf(line).title) : ''}
    >
      {line && <Content line={line} />}
    </Sheet>
  )
}

function Content({ line }: { line: Line }) {
  const { i18n } = useLingui()
  const source = useSourceRows(line.source)
  return (
    <>
      <Figure
        of="record"
        look="center"
        value={signedText(signedOf(line), { decimals: 18 })}
        unit={line.coin}
      />
      <KeyValue rows={useLineRows(line)} />
      {source.length > 0 && (
        <Section title={<Trans>Where it comes from</Trans>}>
          <KeyValue rows={source} />
        </Section>
      )}
      <ReckonedReward line={line} />
      <Note>{i18n._(wordsOf(line).source)}</Note>
      <LineLink line={line} />
      <SaveReceipt line={line} />
    </>
  )
}
