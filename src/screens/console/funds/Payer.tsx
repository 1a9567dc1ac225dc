import { Trans, useLingui } from '@lingui/react/macro'
import { useCall } from '#src/api/useCall.ts'
import { levelWords } from '#src/screens/console/health/level-words.ts'
import { PayoutsStopped } from '#src/screens/console/payouts/PayoutsStopped.tsx'
import { Address } from '#src/ui/Address.tsx'
import { Amount } from '#src/ui/Amount.tsx'
import { Badge } from '#src/ui/Badge.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Columns, Stack } from '#src/ui/Columns.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { Loaded } from '#src/ui/Loaded.tsx'
import { Section } from '#src/ui/Section.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Empty } from '#src/ui/State.tsx'
import { HowToTopUp } from './HowToTopUp.tsx'
import { PayerWallet } from './PayerWallet.tsx'
import { type PayerState, payerLevel } from './payerLevel.ts'
import { TopUps } from './TopUps.tsx'

/** How often it is looked what the wallet holds, milliseconds. */
const EVERY = 30_000

/** The wallet that pays the gas of payouts: what it holds, how long that lasts, and how it gets more. */
export function Payer() {
  const { t } = useLingui()
  const { data, error, mutate } = useCall('operator/payer', {}, { every: EVERY })
  return (
    <>
      <PayoutsStopped />
      <Columns>
        <Stack>
          <Loaded
            data={data}
            error={error}
            onRetry={() => mutate()}
            waiting={<Skeleton height={320} />}
          >
            {(payer) =>
              payer.wallets.length > 0 ? (
                <>
                  <Section
                    title={<Trans>Paying wallet</Trans>}
                    action={<LevelBadge of={payer} />}
                    of={payer}
                  >
                    <PayerWallet of={payer} />
                  </Section>
                  <Others of={payer} />
                </>
              ) : (
                <Empty icon="wallet" title={t`Nothing has ever paid here`}>
                  <Trans>The service shows its wallet once it has a key to pay with.</Trans>
                </Empty>
              )
            }
          </Loaded>
        </Stack>
        <Stack>
          {data?.topUp && <HowToTopUp topUp={data.topUp} />}
          <TopUps />
        </Stack>
      </Columns>
    </>
  )
}

function LevelBadge({ of }: { of: PayerState }) {
  const { i18n } = useLingui()
  const { name, kind } = levelWords[payerLevel(of)]
  return <Badge kind={kind}>{i18n._(name)}</Badge>
}

/** Wallets that paid before; what they hold still is the house's. */
function Others({ of: { wallets } }: { of: PayerState }) {
  const others = wallets.slice(1)
  if (others.length === 0) return null
  return (
    <Section title={<Trans>Paid before</Trans>}>
      <Card>
        <KeyValue
          rows={others.map(({ address, held }) => ({
            term: <Address value={address} />,
            children: held === null ? '–' : <Amount of="desk" value={held} unit="BTCW" />,
          }))}
        />
      </Card>
    </Section>
  )
}
