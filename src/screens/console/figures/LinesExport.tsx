import { useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import type { DeskBody } from '#shared/desk/index.ts'
import { formatAmount, Ratio } from '#shared/money.ts'
import { ExportCsv } from '#src/screens/console/parts/ExportCsv.tsx'

type LinesExportProps = {
  body: DeskBody<'operator/dayLines'>
  /** The day is being paid: there are more lines to come, and the file's name says so. */
  unfinished: boolean
}

/** The lines of a day that the filters find: kinds are the books' own names. */
export function LinesExport({ body, unfinished }: LinesExportProps) {
  const { t } = useLingui()
  return (
    <ExportCsv
      path="operator/dayLines"
      body={body}
      name={`lines-of-${body.day}${unfinished ? '-unfinished' : ''}`}
      head={[
        t`Day`,
        t`Order`,
        'T',
        t`Weight`,
        t`Kind`,
        'UID',
        t`Nickname`,
        t`Order of UID`,
        t`Ratio`,
        t`Amount`,
        t`Journal`,
        t`Booked`,
      ]}
      line={({ member, source, ratio, ...it }) => [
        body.day,
        it.orderNo,
        formatAmount(it.stakedT),
        it.weight,
        it.type,
        member.id,
        member.nickname,
        (source ?? member).id,
        ratio === null ? '' : z.encode(Ratio, ratio),
        formatAmount(it.amount),
        it.journal,
        it.at,
      ]}
    />
  )
}
