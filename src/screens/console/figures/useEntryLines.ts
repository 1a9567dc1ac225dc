import { useLingui } from '@lingui/react/macro'
import { formatAmount } from '#shared/money.ts'
import type { Entry } from './useEntryColumns.tsx'

/** An entry as a line of a table for a spreadsheet: names are the books' own. */
export function useEntryLines() {
  const { t } = useLingui()
  return {
    head: [
      t`Entry`,
      t`Journal`,
      t`When`,
      t`Kind of journal`,
      t`Kind`,
      t`Owner`,
      t`Account`,
      t`Coin`,
      t`Amount`,
      t`Balance after it`,
      t`About`,
      t`Number`,
    ],
    line: (it: Entry) => [
      it.id,
      it.journal,
      it.at,
      it.kind,
      it.type ?? '',
      it.owner,
      it.account,
      it.coin,
      formatAmount(it.amount),
      formatAmount(it.balanceAfter),
      it.refType ?? '',
      it.refNo ?? it.refId ?? '',
    ],
  }
}
