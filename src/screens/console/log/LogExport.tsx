import { useLingui } from '@lingui/react/macro'
import type { DeskBody } from '#shared/desk/index.ts'
import { ExportCsv } from '#src/screens/console/parts/ExportCsv.tsx'

/** The log as the service has it, for a spreadsheet: names, times and values are the log's own. */
export function LogExport({ body }: { body: DeskBody<'operator/log'> }) {
  const { t } = useLingui()
  return (
    <ExportCsv
      path="operator/log"
      body={body}
      name="log"
      head={[
        t`Line`,
        t`When`,
        t`Done by`,
        t`Act`,
        t`Done to`,
        t`Before`,
        t`After`,
        t`Reason`,
        t`Hash`,
      ]}
      line={({ id, at, actor, act, subject, before, after, reason, hash }) => [
        id,
        at,
        actor,
        act,
        subject,
        json(before),
        json(after),
        reason ?? '',
        hash,
      ]}
    />
  )
}

const json = (value: unknown) => (value === null ? '' : JSON.stringify(value))
