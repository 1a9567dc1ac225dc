import { Trans, useLingui } from '@lingui/react/macro'
import type { DeskBody, DeskResult } from '#shared/desk/index.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Gap } from '#src/ui/Gap.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import styles from './Figures.module.css'
import { HOUSE } from './ledger-body.ts'

type BalancesProps = {
  body: DeskBody<'operator/entries'>
  of: DeskResult<'operator/entries'>['balances']
}

/** What the account held before the first day of the search and after the last. */
export function Balances({ body: { coin, journal, owner }, of }: BalancesProps) {
  const { t } = useLingui()
  if (journal !== undefined) return null
  if (!of || !coin) {
    return (
      <p className={styles.hint}>
        <Trans>With one account and one coin, its opening and closing balance are shown.</Trans>
        {owner === HOUSE && (
          <>
            <Gap />
            <Trans>
              The pool contract and the paying wallet stand with a minus: that is what they hold,
              and all accounts of a coin add up to zero.
            </Trans>
          </>
        )}
      </p>
    )
  }
  const amount = (value: bigint, signed = false) => (
    <Amount of="desk" value={value} unit={coin} decimals={18} signed={signed} />
  )
  return (
    <Card>
      <KeyValue
        rows={[
          { term: t`Opening balance`, children: amount(of.opening) },
          { term: t`Net change`, children: amount(of.closing - of.opening, true) },
          { term: t`Closing balance`, children: amount(of.closing) },
        ]}
      />
    </Card>
  )
}
