import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { explorerAtom } from '#src/session/session.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { Figure } from '#src/ui/Figure.tsx'
import { HashLink } from '#src/ui/HashLink.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { signedText } from '#src/words/format.ts'
import { dateTimeText } from '#src/words/format-time.ts'
import { balanceWords, type Line, signedOf, wordsOf } from './flow-words.ts'

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

const ALL = 18

function Content({ line }: { line: Line }) {
  const { i18n } = useLingui()
  return (
    <>
      <Figure value={signedText(signedOf(line), { decimals: ALL })} unit={line.coin} />
      <KeyValue rows={useRows(line)} />
      <Note>{i18n._(wordsOf(line).source)}</Note>
    </>
  )
}

type Row = { term: ReactNode; children: ReactNode }

function useRows(line: Line): Row[] {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const explorer = useAtomValue(explorerAtom)
  const { coin, balanceAfter, refNo, counterparty, hash, createdAt, id } = line
  const rows: (Row | false)[] = [
    {
      term: i18n._(balanceWords(line)),
      children: <Amount value={balanceAfter} unit={coin} decimals={ALL} />,
    },
    refNo !== '' && { term: t`Order`, children: refNo },
    counterparty !== null && { term: t`Member`, children: counterparty },
    hash !== null && {
      term: t`Transaction`,
      children: <HashLink hash={hash} explorer={explorer} copy />,
    },
    { term: t`Time`, children: dateTimeText(createdAt, locale) },
    { term: t`Line in the books`, children: id },
  ]
  return rows.filter((row): row is Row => row !== false)
}
