import { Trans, useLingui } from '@lingui/react/macro'
import { Address } from '#src/ui/Address.tsx'
import { Amount } from '#src/ui/Amount.tsx'
import { Card } from '#src/ui/Card.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { Note } from '#src/ui/Note.tsx'
import { QrCode } from '#src/ui/QrCode.tsx'
import { Section } from '#src/ui/Section.tsx'
import styles from './Funds.module.css'
import type { PayerState } from './payerLevel.ts'

/** Two ways: coins from outside, sent plainly; or what the house owns in the pool, paid out by another holder of its role. */
export function HowToTopUp({ topUp }: { topUp: NonNullable<PayerState['topUp']> }) {
  const { t } = useLingui()
  const { address, chainId, uri, fromPool } = topUp
  return (
    <Section title={<Trans>Top it up</Trans>}>
      <Card>
        <div className={styles.inside}>
          <p>
            <Trans>
              Send BTCW to the paying wallet, plainly, from any wallet. It is booked once it is
              settled.
            </Trans>
          </p>
          <KeyValue
            rows={[
              { term: t`To address`, children: <Address value={address} whole /> },
              { term: t`Chain id`, children: String(chainId) },
            ]}
          />
          <QrCode text={uri} label={t`QR code of the paying wallet`} />
          <Note>
            <Trans>
              Or another holder of the pool’s PAYER_ROLE pays it out of the pool: at most{' '}
              <Amount of="desk" value={fromPool} unit="BTCW" decimals={18} />, the fees that are the
              house’s own. More would be members’ money, and stops all payouts.
            </Trans>
          </Note>
        </div>
      </Card>
    </Section>
  )
}
