import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Coin } from '#shared/api/coin.ts'
import { type Body, calls, type Result } from '#shared/api/index.ts'
import { formRefusals } from '#shared/formRefusals.ts'
import { say } from '#shared/locale.ts'
import type { Problem } from '#shared/problems.ts'
import { rulesOf } from '#shared/rulesOf.ts'
import { useIntent } from '#src/api/useIntent.ts'
import { useNewTerms } from '#src/api/useNewTerms.ts'
import { usePause } from '#src/api/usePause.ts'
import { useSendingOff } from '#src/api/useSendingOff.ts'
import { draftKey } from '#src/session/draftKey.ts'
import { Checking } from '#src/ui/Checking.tsx'
import { Form } from '#src/ui/Form.tsx'
import { SentBack } from '#src/ui/LastLook.tsx'
import { PauseNote } from '#src/ui/PauseNote.tsx'
import { ReviewWords } from '#src/ui/ReviewWords.tsx'
import { toast } from '#src/ui/toasts.ts'
import { dropTyped, readTyped } from '#src/ui/typed.ts'
import { useLastLook } from '#src/ui/useLastLook.ts'
import { useLocale } from '#src/ui/useLocale.ts'
import { exactText } from '#src/words/format.ts'
import { availableOf, type Terms } from './sendable.ts'
import { TransferFields } from './TransferFields.tsx'
import { TransferReview } from './TransferReview.tsx'
import { TransferSummary } from './TransferSummary.tsx'
import { type Payee, usePayee } from './usePayee.ts'
import { useTransferCheck } from './useTransferCheck.ts'

/** What the last look is about: the call, and who that payee is. */
export type AskedTransfer = Body<'asset/transfer'> & { payee: Payee }

type TransferFormProps = {
  user: Result<'member/userInfo'>
  terms: Terms
  onSent: (transfer: Result<'asset/transfer'>) => void
}

/** Coin, payee, amount and note of a transfer. What is typed is kept until it has been sent. */
export function TransferForm({ user, terms, onSent }: TransferFormProps) {
  const locale = useLocale()
  const key = draftKey('transferForm')
  const [draft] = useState(() => readTyped(key))
  const [coin, setCoin] = useState<Coin>(draft['coin'] === 'BTCWT' ? 'BTCWT' : 'BTCW')
  const [amount, setAmount] = useState<bigint>()
  const payee = usePayee(draft['payee'] ?? '', user.id)
  const shown = useShownPayee(payee.payee)
  const rules = rulesOf(terms.coinSet, coin)
  const available = availableOf(user)
  const { intent, send, check } = useTransferring(key, onSent)
  const look = useLastLook({ send, amend: useNewTerms(['fee'], withFee) })
  const pause = usePause('transfers')
  const off = useSendingOff({
    paused: pause?.reason,
    refused: rules.transfer.enabled
      ? undefined
      : say(formRefusals.coinNotTransferable, locale, { coin }),
  })
  const facts = { rules, available, amount }
  const wrong = useTransferCheck(rules, available)

  if (intent.state === 'unknown') return <Unknown onCheck={() => look.settle(check)} />
  return (
    <>
      <PauseNote what="transfers" pause={pause} />
      <SentBack look={look} />
      <Form
        schema={calls['asset/transfer'].body}
        check={wrong}
        draftKey={key}
        reviewed
        off={off}
        onSubmit={(asked) =>
          look.ask({ ...asked, fee: rules.transfer.fee, payee: shown(asked.payeeId) })
        }
        submit={<ReviewWords unit={coin} amount={amount} />}
        beside={<TransferSummary {...facts} known={payee.payee !== undefined} />}
      >
        <TransferFields {...facts} payee={payee} onCoin={setCoin} onAmount={setAmount} />
      </Form>
      <TransferReview look={look} off={off} rules={rules} available={available} />
    </>
  )
}

const withFee = ({ coinSet }: Terms, asked: AskedTransfer): AskedTransfer => ({
  ...asked,
  fee: rulesOf(coinSet, asked.coin).transfer.fee,
})

/** Who is shown is who is asked about, or nobody: an answer may come, or be taken back, while the form is looked at. */
function useShownPayee(payee: Payee | undefined) {
  const { t } = useLingui()
  return (id: string): Payee => {
    if (payee?.id === id) return payee
    const message = t`Find the payee first, and see who it is.`
    throw { field: 'payee', message } satisfies Problem
  }
}

/** Sends a transfer, once whatever happens. Whoever has left the form is told where they are. */
function useTransferring(key: string, onSent: TransferFormProps['onSent']) {
  const { t } = useLingui()
  const intent = useIntent('asset/transfer', draftKey('transfer'), { quiet: 'refusals' })

  function end(transfer: Result<'asset/transfer'>) {
    const standing = intent.standing()
    dropTyped(key)
    if (standing === 'here') onSent(transfer)
    if (standing === 'left') tell(transfer)
  }
  function tell({ amount, coin, payee: { nickname } }: Result<'asset/transfer'>) {
    const what = `${exactText(amount)} ${coin}`
    toast(t`${what} sent to ${nickname}. It is in the transfer record.`, 'good')
  }
  return {
    intent,
    send: async ({ payee: _, ...asked }: AskedTransfer) => end(await intent.send(asked)),
    check: async () => {
      const found = await intent.check()
      if (found) end(found)
    },
  }
}

const Unknown = ({ onCheck }: { onCheck: () => Promise<void> }) => (
  <Checking onCheck={onCheck}>
    <Trans>
      Your transfer was sent and no answer came. It will not be done twice: asking again finds out
      what became of it.
    </Trans>
  </Checking>
)
