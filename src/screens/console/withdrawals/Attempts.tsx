import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { explorerAtom } from '#src/session/session.ts'
import { Address } from '#src/ui/Address.tsx'
import { Amount } from '#src/ui/Amount.tsx'
import { HashLink } from '#src/ui/HashLink.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Section } from '#src/ui/Section.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { countText } from '#src/words/format.ts'
import { dateTimeText } from '#src/words/format-time.ts'
import styles from './Withdrawals.module.css'
import { haltedWords, type Story } from './withdrawal-words.ts'

/** The wallet, the nonce, and each transaction that was signed, down to its block. */
export function Attempts({ of: { payoutId, payout, trial, attempts } }: { of: Story }) {
  const { t } = useLingui()
  if (!payout && !trial && attempts.length === 0) return null
  return (
    <Section title={<Trans>Payment</Trans>}>
      {trial && <Trial trial={trial} />}
      {payout && (
        <KeyValue
          rows={[
            { term: t`Paying wallet`, children: <Address value={payout.wallet} /> },
            {
              term: t`Its id in the pool’s contract`,
              children: <HashLink hash={payoutId} explorer={undefined} copy />,
            },
            ...(attempts.length === 0
              ? [{ term: t`Nonce`, children: countText(payout.nonce) }]
              : []),
          ]}
        />
      )}
      {attempts.map((one) => (
        <Attempt key={one.hash} of={one} />
      ))}
    </Section>
  )
}

function Trial({ trial: { failures, why, nextAt } }: { trial: NonNullable<Story['trial']> }) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const at = dateTimeText(nextAt, locale)
  return (
    <Note kind="amber">
      {i18n._(haltedWords(why))}{' '}
      <Plural value={failures} one="Tried once," other="Tried # times," /> <Trans>next {at}.</Trans>
    </Note>
  )
}

function Attempt({ of }: { of: Story['attempts'][number] }) {
  const { t } = useLingui()
  const locale = useLocale()
  const explorer = useAtomValue(explorerAtom)
  const { hash, nonce, sentAt, block, confirmations, gas } = of
  return (
    <div className={styles.attempt}>
      <KeyValue
        rows={[
          { term: <Kind of={of} />, children: <HashLink hash={hash} explorer={explorer} copy /> },
          { term: t`Nonce`, children: countText(nonce) },
          {
            term: t`Sent`,
            children: sentAt
              ? dateTimeText(sentAt, locale)
              : t({ message: 'Not yet', context: 'sent' }),
          },
          ...(block !== null
            ? [
                { term: t`Block`, children: countText(block) },
                { term: t`Confirmations`, children: countText(confirmations ?? 0) },
                { term: t`Outcome`, children: <Outcome of={of} /> },
              ]
            : []),
          ...(gas !== null
            ? [
                {
                  term: t`Gas`,
                  children: <Amount of="desk" value={gas} unit="BTCW" decimals={18} />,
                },
              ]
            : []),
        ]}
      />
    </div>
  )
}

type Of = { of: Story['attempts'][number] }

function Kind({ of: { kind } }: Of) {
  if (kind === 'pay') return <Trans>Payment</Trans>
  return kind === 'cancel' ? <Trans>Uses the nonce up</Trans> : <Trans>Found on the chain</Trans>
}

function Outcome({ of: { status, final } }: Of) {
  if (status === 'reverted') return <Trans>Undone in its block</Trans>
  return final ? <Trans>Settled</Trans> : <Trans>In its block, not settled yet</Trans>
}
