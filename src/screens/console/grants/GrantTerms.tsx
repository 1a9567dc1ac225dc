import { Trans, useLingui } from '@lingui/react/macro'
import { useMe } from '#src/screens/console/roles.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Columns, Stack } from '#src/ui/Columns.tsx'
import { Figure } from '#src/ui/Figure.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { dateTimeText } from '#src/words/format-time.ts'
import styles from './Grants.module.css'
import type { Terms } from './grant-words.ts'
import { isHeld, leftAlone } from './outcomeOf.ts'

/** What can be given now, of each coin. */
export const GrantTerms = ({ terms }: { terms: readonly Terms[] }) => {
  const [one, other] = terms.map((it) => (
    <Stack key={it.coin}>
      <OfCoin of={it} />
    </Stack>
  ))
  return (
    <Columns>
      {one}
      {other}
    </Columns>
  )
}

function OfCoin({ of }: { of: Terms }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { data: me } = useMe()
  const newUntil = me?.newUntil ?? null
  const held = isHeld(of, newUntil) ? dateTimeText(newUntil, locale) : undefined
  const nothingUntil = held && t`Nothing until ${held}`
  const { coin, budget, twoPersonAbove, givenAlone } = of
  const left = leftAlone(of)
  const amount = (value: bigint) => <Amount of="desk" value={value} unit={coin} decimals={18} />
  return (
    <Card>
      <Figure of="desk" label={t`Activity budget`} value={budget} unit={coin} />
      <KeyValue
        rows={[
          {
            term: t`Limit alone, in 24 h`,
            children: twoPersonAbove === null ? t`No limit` : amount(twoPersonAbove),
          },
          { term: t`You gave alone, in 24 h`, children: amount(givenAlone) },
          {
            term: t`You can still give alone`,
            children: left === null ? t`No limit` : (nothingUntil ?? amount(left)),
          },
        ]}
      />
      <p className={styles.aside}>
        <Trans>Unclaimed payments that you gave to members count too.</Trans>
      </p>
    </Card>
  )
}
