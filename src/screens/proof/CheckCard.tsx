import { Trans, useLingui } from '@lingui/react/macro'
import type { Coin } from '#shared/api/coin.ts'
import type { Result } from '#shared/api/index.ts'
import type { BalanceProof } from '#shared/proof/checkProof.ts'
import { proofText } from '#shared/proof/proofText.ts'
import { Address } from '#src/ui/Address.tsx'
import { Amount } from '#src/ui/Amount.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { CopyButton } from '#src/ui/CopyButton.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { Section } from '#src/ui/Section.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { countText } from '#src/words/format.ts'
import { dateTimeText } from '#src/words/format-time.ts'
import styles from './CheckCard.module.css'
import { CheckOutcome } from './CheckOutcome.tsx'
import type { Published } from './outcomeOf.ts'
import { useProofCheck } from './useProofCheck.ts'

type CheckCardProps = {
  proof: BalanceProof
  user: Result<'member/userInfo'>
  published: readonly Published[]
}

/** What was owed to the member, and the one tap that checks it. */
export function CheckCard({ proof, user, published }: CheckCardProps) {
  const { t } = useLingui()
  const { check, busy, outcome } = useProofCheck({ proof, user, published })
  const locale = useLocale()
  const { leaf, at, place } = proof
  return (
    <Section title={<Trans>Owed to you</Trans>} of={proof}>
      <Card of={proof}>
        <KeyValue
          rows={[
            { term: 'BTCW', children: <Owed proof={proof} coin="BTCW" /> },
            { term: 'BTCWT', children: <Owed proof={proof} coin="BTCWT" /> },
            { term: t`As of`, children: dateTimeText(at, locale) },
            { term: t`Your UID`, children: leaf.uid },
            {
              term: t`Wallet address`,
              children: <Address value={spelledAs(user, leaf.account)} />,
            },
            {
              term: t`Place in the tree`,
              children: <span data-plain="record">{countText(place + 1)}</span>,
            },
            {
              term: t`Proof for other programs`,
              children: <CopyButton text={proofText(proof)} label={t`Copy the proof`} />,
            },
          ]}
        />
        <p className={styles.hint}>
          <Trans>Available, staked and withdrawing together.</Trans>
        </p>
        <Button busy={busy} onClick={() => void check()}>
          <Trans>Check on this device</Trans>
        </Button>
      </Card>
      <div aria-live="polite">{outcome && <CheckOutcome outcome={outcome} />}</div>
    </Section>
  )
}

/** The leaf has it in small letters, as it is hashed; the member knows it with its capitals. Another's stays as it came. */
const spelledAs = ({ account }: Pick<CheckCardProps['user'], 'account'>, hashed: string) =>
  account.toLowerCase() === hashed ? account : hashed

const Owed = ({ proof, coin }: { proof: BalanceProof; coin: Coin }) => (
  <Amount of={{ figure: 'proof.owed', from: proof, coin }} value={proof.leaf[coin]} decimals={18} />
)
