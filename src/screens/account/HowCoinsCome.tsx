import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { COINS } from '#shared/api/coin.ts'
import type { Result } from '#shared/api/index.ts'
import { parametersAtom } from '#src/session/session.ts'
import { Address } from '#src/ui/Address.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Section } from '#src/ui/Section.tsx'
import { countText } from '#src/words/format.ts'
import { isSigned } from './isSigned.ts'
import type { User } from './WhoIAm.tsx'

/** How coins come into a balance, told to whoever has none of any kind (decisions §3). Nobody needs them to pledge. */
export function HowCoinsCome({ user }: { user: User }) {
  const known = useAtomValue(parametersAtom)
  const { account, balances } = user
  const has = COINS.some((coin) => Object.values(balances[coin]).some((it) => it > 0n))
  if (has || !known) return null
  return (
    <Section title={<Trans>How coins come into your balance</Trans>}>
      <Card>
        <p>
          <Trans>
            By rewards, principal that comes back, transfers from other members, and deposits: what
            your own wallet pays to the pool without an order.
          </Trans>
        </p>
        {known.coinSet.some(({ pledge }) => pledge.wallet) && (
          <p>
            <Trans>
              You need no balance to pledge: a pledge can be paid straight from your wallet.
            </Trans>
          </p>
        )}
        {isSigned(user) ? (
          <Deposit account={account} chain={known.parameters.chain} />
        ) : (
          <Unsigned />
        )}
      </Card>
    </Section>
  )
}

type DepositProps = { account: string; chain: Result<'home/parameters'>['parameters']['chain'] }

const Deposit = ({ account, chain }: DepositProps) => (
  <>
    <p>
      <Trans>
        For a deposit send BTCW or BTCWT on {chain.name} from this address, which is your account:
      </Trans>
    </p>
    <Address value={account} whole copy={false} />
    <p>
      <Trans>to the pool:</Trans>
    </p>
    <Address value={chain.poolAddress} whole />
    <Note>
      <Trans>
        It is credited once it has {countText(chain.confirmations)} confirmations. What another
        address pays, such as an exchange’s, does not come into your balance.
      </Trans>
    </Note>
  </>
)

/** What comes from an address that nobody has signed for is not surely the member's (docs/decisions/022). */
const Unsigned = () => (
  <>
    <Note kind="amber">
      <Trans>
        Before a deposit, prove that the address is yours: until your wallet has signed once, what
        arrives from it without an order is kept aside.
      </Trans>
    </Note>
    <ButtonLink kind="plain" to="/pages/user/info">
      <Trans>Prove your wallet address</Trans>
    </ButtonLink>
  </>
)
