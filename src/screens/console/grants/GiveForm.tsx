import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Coin } from '#shared/api/coin.ts'
import type { DeskResult } from '#shared/desk/index.ts'
import { ActSheet } from '#src/screens/console/parts/ActSheet.tsx'
import { ReasonField } from '#src/screens/console/parts/ReasonField.tsx'
import { Address } from '#src/ui/Address.tsx'
import { AmountField } from '#src/ui/AmountField.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Segment } from '#src/ui/Segment.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { exactText } from '#src/words/format.ts'
import { dateTimeText } from '#src/words/format-time.ts'
import type { Terms } from './grant-words.ts'
import { Outlook } from './Outlook.tsx'
import { isHeld, outcomeOf } from './outcomeOf.ts'

type GiveFormProps = {
  to: DeskResult<'operator/member'>
  terms: readonly Terms[]
  /** Until when whoever gives is new at the desk. */
  newUntil: string | null
  onClose: () => void
}

/** What is to wait for another person is not given at once. */
const asShown = (amount: bigint | undefined, terms: Terms | undefined) =>
  terms && outcomeOf(amount, terms) === 'two' ? { first: true } : {}

/** To whom, how much and why; says beforehand whether another person will be needed. */
export function GiveForm({ to, terms, newUntil, onClose }: GiveFormProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const [coin, setCoin] = useState<Coin>('BTCW')
  const [amount, setAmount] = useState<bigint>()
  const { id, nickname, account, frozen } = to
  const here = terms.find((it) => it.coin === coin)
  const held = here && isHeld(here, newUntil) ? dateTimeText(newUntil, locale) : undefined
  return (
    <ActSheet
      open
      onClose={onClose}
      title={t`Give a grant to ${nickname}`}
      path="operator/grant"
      extra={{ memberId: id, ...asShown(amount, here) }}
      reason={false}
      submit={<Trans>Give the grant</Trans>}
      refused={held && t`You are new at the desk: you can give this from ${held} on.`}
      done={({ state }) =>
        state === 'waiting' ? t`It waits for another person` : t`${nickname} has it now`
      }
    >
      <KeyValue
        rows={[
          { term: t`Nickname`, children: <span translate="no">{nickname}</span> },
          { term: 'UID', children: id },
          { term: t`Account`, children: <Address value={account} /> },
        ]}
      />
      {frozen !== null && (
        <Note kind="red">
          <Trans>The member is frozen: {frozen.reason}</Trans>
        </Note>
      )}
      <Segment
        label={t`Coin`}
        name="coin"
        value={coin}
        onValue={setCoin}
        options={terms.map((it) => ({ value: it.coin, label: it.coin }))}
      />
      <AmountField
        name="amount"
        unit={coin}
        label={<Trans>Amount</Trans>}
        aside={here && t`Budget ${exactText(here.budget)}`}
        onAmount={setAmount}
      />
      {here && held === undefined && <Outlook amount={amount} terms={here} />}
      <ReasonField
        hint={<Trans>The member reads it too. It stays in the log, with your name.</Trans>}
      />
    </ActSheet>
  )
}
