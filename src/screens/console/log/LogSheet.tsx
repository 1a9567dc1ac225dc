import { Trans, useLingui } from '@lingui/react/macro'
import { Actor } from '#src/screens/console/parts/Actor.tsx'
import { Subject } from '#src/screens/console/parts/Subject.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { Section } from '#src/ui/Section.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { dateTimeText } from '#src/words/format-time.ts'
import { Hash } from './Hash.tsx'
import { LineDiff } from './LineDiff.tsx'
import type { LogLine } from './Log.tsx'
import { ParameterDiff } from './ParameterDiff.tsx'
import { useLineName } from './useLineName.ts'

type LogSheetProps = { line: LogLine | undefined; onClose: () => void }

/** One line of the log: who did what to which thing, why, and how that was before and after. */
export function LogSheet({ line, onClose }: LogSheetProps) {
  const lineName = useLineName()
  return (
    <Sheet open={line !== undefined} onClose={onClose} title={line && lineName(line)}>
      {line && <Facts line={line} />}
    </Sheet>
  )
}

function Facts({ line }: { line: LogLine }) {
  const { t } = useLingui()
  const locale = useLocale()
  return (
    <>
      <KeyValue
        rows={[
          { term: t`When`, children: dateTimeText(line.at, locale) },
          { term: t`Done by`, children: <Actor name={line.actor} nickname={line.actorName} /> },
          {
            term: t`Done to`,
            children: <Subject name={line.subject} nickname={line.subjectName} whole />,
          },
          { term: t`Reason`, children: line.reason ?? '–' },
          { term: t`Line`, children: line.id },
        ]}
      />
      <Section title={<Trans>Before and after</Trans>}>
        {line.subject.startsWith('parameter ') ? (
          <ParameterDiff line={line} />
        ) : (
          <LineDiff line={line} />
        )}
      </Section>
      <Hash label={t`Hash of this line`} value={line.hash} />
    </>
  )
}
