import { useLingui } from '@lingui/react/macro'
import type { DeskBody, DeskResult } from '#shared/desk/index.ts'
import { formatAmount } from '#shared/money.ts'
import { ExportCsv } from '#src/screens/console/parts/ExportCsv.tsx'
import { useEntryLines } from './useEntryLines.ts'

/** The entries that the filters find; of one account between its closing balance, above, and its opening balance, below. */
export function EntriesExport({ body }: { body: DeskBody<'operator/entries'> }) {
  const { t } = useLingui()
  const { owner = '', account = '', coin = '', from = '', to = '' } = body
  const balance = (words: string, at: string, value: bigint) => [
    '',
    '',
    at,
    words,
    '',
    owner,
    account,
    coin,
    '',
    formatAmount(value),
    '',
    '',
  ]
  const ends = ({ balances }: DeskResult<'operator/entries'>) => ({
    above: balances ? [balance(t`Closing balance`, to, balances.closing)] : [],
    below: balances ? [balance(t`Opening balance`, from, balances.opening)] : [],
  })
  return (
    <ExportCsv path="operator/entries" body={body} name="ledger" {...useEntryLines()} ends={ends} />
  )
}
