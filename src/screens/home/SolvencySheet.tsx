import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useStop } from '#src/api/useStop.ts'
import { parametersAtom } from '#src/session/session.ts'
import { Address } from '#src/ui/Address.tsx'
import { Note } from '#src/ui/Note.tsx'
import { PayoutsStopped } from '#src/ui/PayoutsStopped.tsx'
import { Section } from '#src/ui/Section.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { CoinFigures } from './CoinFigures.tsx'
import type { CoinReserves } from './coverage.ts'

type SolvencySheetProps = { coins: readonly CoinReserves[]; onClose: () => void }

/** Every figure behind the reserves, what they prove and what they do not. */
export function SolvencySheet({ coins, onClose }: SolvencySheetProps) {
  const { t } = useLingui()
  const stop = useStop(coins)
  const chain = useAtomValue(parametersAtom)?.parameters.chain
  return (
    <Sheet open onClose={onClose} title={t`Reserves`}>
      <PayoutsStopped stop={stop} />
      {coins.map((coin) => (
        <CoinFigures key={coin.coin} coin={coin} />
      ))}
      <Note>
        <Trans>
          Coverage = held on the chain ÷ (members’ balances + reward pool + activity budget +
          unclaimed), rounded down. Fees are the pool’s own money and not owed to anybody.
        </Trans>
      </Note>
      <Section title={<Trans>What this proves</Trans>}>
        <p>
          <Trans>
            At that block the pool’s contract held at least this much. Anybody can read the same
            balance from the chain:
          </Trans>
        </p>
        {chain && <Address value={chain.poolAddress} whole />}
        {chain && (
          <a
            href={`${chain.explorerUrl}/address/${chain.poolAddress}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Trans>The pool in the explorer</Trans> ↗
          </a>
        )}
      </Section>
      <Section title={<Trans>What it does not prove</Trans>}>
        <p>
          <Trans>
            The members’ total comes from the service’s own books. You can check your part of it:
            every change of your balance is a line in Details. And it speaks of one block, not of
            tomorrow.
          </Trans>
        </p>
        <p>
          <TextLink to="/pages/user/proof">
            <Trans>Check your own balance in the total</Trans>
          </TextLink>
        </p>
        <TextLink to="/pages/home/changes">
          <Trans>Which fees, shares and limits were changed, and when</Trans>
        </TextLink>
      </Section>
    </Sheet>
  )
}
