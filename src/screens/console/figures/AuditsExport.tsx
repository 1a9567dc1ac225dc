import { useLingui } from '@lingui/react/macro'
import { ExportCsv } from '#src/screens/console/parts/ExportCsv.tsx'

/** Every audit with what it found, in the words of the books. */
export function AuditsExport() {
  const { t } = useLingui()
  return (
    <ExportCsv
      path="operator/audits"
      body={{}}
      name="audits"
      head={[t`Audit`, t`Begun`, t`Finished`, t`Done by`, t`Findings`, t`What was found`]}
      line={({ id, startedAt, finishedAt, actor, findings }) => [
        id,
        startedAt,
        finishedAt,
        actor,
        String(findings.length),
        findings.map(({ rule, found }) => `${rule}: ${found}`).join('\n'),
      ]}
    />
  )
}
