import { Trans, useLingui } from '@lingui/react/macro'
import { COINS } from '#shared/api/coin.ts'
import { ActionLink, ActionLinks } from '#src/ui/ActionLink.tsx'
import { Amount } from '#src/ui/Amount.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { Figure } from '#src/ui/Figure.tsx'
import { Section } from '#src/ui/Section.tsx'
import styles from './Balances.module.css'
import { OneSize } from './OneSize.tsx'
import type { User } from './WhoIAm.tsx'

/** What the books hold for the member, coin by coin (decisions §3). */
export function Balances({ user }: { user: User }) {
  const { t } = useLingui()
  return (
    <Section title={<Trans>Balances</Trans>} of={user}>
      <OneSize
        amounts={COINS.map((coin) => user.balances[coin].available)}
        className={styles.coins}
      >
        {COINS.map((coin) => {
          const { available, staked, withdrawing } = user.balances[coin]
          return (
            <Card key={coin} aria-label={coin}>
              <Figure
                of={{ figure: 'account.available', from: user, coin }}
                label={<Trans>Available</Trans>}
                value={available}
                unit={coin}
              />
              <p className={styles.rest}>
                <Facts>
                  <Trans>
                    Staked{' '}
                    <Amount of={{ figure: 'account.staked', from: user, coin }} value={staked} />
                  </Trans>
                  <Trans>
                    Withdrawing{' '}
                    <Amount
                      of={{ figure: 'account.withdrawing', from: user, coin }}
                      value={withdrawing}
                    />
                  </Trans>
                </Facts>
              </p>
            </Card>
          )
        })}
      </OneSize>
      <ActionLinks label={t`What to do with them`}>
        <ActionLink to="/pages/staking/index" icon="stake">
          <Trans>Stake</Trans>
        </ActionLink>
        <ActionLink to="/pages/transfer/index" icon="transfer">
          <Trans>Transfer</Trans>
        </ActionLink>
        <ActionLink to="/pages/withdrawal/index" icon="withdraw">
          <Trans>Withdraw</Trans>
        </ActionLink>
        <ActionLink to="/pages/billList/index" icon="receipt">
          <Trans>Details</Trans>
        </ActionLink>
      </ActionLinks>
    </Section>
  )
}
