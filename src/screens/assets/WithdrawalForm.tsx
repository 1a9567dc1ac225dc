import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Coin } from '#shared/api/coin.ts'
import { type Body, calls, type Result } from '#shared/api/index.ts'
import { formRefusals } from '#shared/formRefusals.ts'
import { say } from '#shared/locale.ts'
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
import { contractsOf, type Known, readAddress } from './receivers.ts'
import { availableOf, type Terms } from './sendable.ts'
import { useWithdrawalCheck } from './useWithdrawalCheck.ts'
import { WithdrawalFields } from './WithdrawalFields.tsx'
import { WithdrawalReview } from './WithdrawalReview.tsx'
import { WithdrawalSummary } from './WithdrawalSummary.tsx'

type WithdrawalFormProps = {
  user: Result<'member/userInfo'>
  terms: Terms
  used: Known['used']
  /** Nothing is paid out at the moment. */
  stopped: boolean
}

/** Coin, address and amount of a withdrawal. What is typed is kept until it has been sent. */
export function WithdrawalForm({ user, terms, used, stopped }: WithdrawalFormProps) {
  const locale = useLocale()
  const key = draftKey('withdrawalForm')
  const [draft] = useState(() => readTyped(key))
  const [coin, setCoin] = useState<Coin>(draft['coin'] === 'BTCWT' ? 'BTCWT' : 'BTCW')
  const [address, setAddress] = useState(draft['address'] ?? '')
  const [amount, setAmount] = useState<bigint>()
  const rules = rulesOf(terms.coinSet, coin)
  const available = availableOf(user)
  const known: Known = { own: user.account, used, contracts: contractsOf(terms) }
  const { intent, send, check } = useWithdrawing(key)
  const look = useLastLook({ send, amend: useNewTerms(['fee'], withFee) })
  const pause = usePause('withdrawals')
  const off = useSendingOff({
    paused: pause?.reason,
    refused: rules.withdraw.enabled
      ? undefined
      : say(formRefusals.coinNotWithdrawable, locale, { coin }),
  })
  const facts = { rules, available, amount }
  const wrong = useWithdrawalCheck(rules, available, known)

  if (intent.state === 'unknown') return <Unknown onCheck={() => look.settle(check)} />
  return (
    <>
      <PauseNote what="withdrawals" pause={pause} />
      <SentBack look={look} />
      <Form
        schema={calls['asset/cash'].body}
        check={wrong}
        draftKey={key}
        reviewed
        off={off}
        onSubmit={(asked) =>
          look.ask({
            ...asked,
            fee: rules.withdraw.fee,
            address: readAddress(asked.address) ?? asked.address,
          })
        }
        submit={<ReviewWords unit={coin} amount={amount} />}
        beside={<WithdrawalSummary {...{ ...facts, address, known, stopped }} />}
      >
        <WithdrawalFields
          {...{ ...facts, address, known }}
          onCoin={setCoin}
          onAddress={setAddress}
          onAmount={setAmount}
        />
      </Form>
      <WithdrawalReview {...{ look, off, rules, available, known, stopped }} />
    </>
  )
}

const withFee = ({ coinSet }: Terms, asked: Body<'asset/cash'>): Body<'asset/cash'> => ({
  ...asked,
  fee: rulesOf(coinSet, asked.coin).withdraw.fee,
})

/** Sends a withdrawal, once whatever happens, and goes to where it can be followed; whoever has left the form is told instead. */
function useWithdrawing(key: string) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const intent = useIntent('asset/cash', draftKey('withdrawal'), { quiet: 'refusals' })

  async function follow({ id, amount, coin }: Result<'asset/cash'>) {
    const standing = intent.standing()
    dropTyped(key)
    const what = `${exactText(amount)} ${coin}`
    if (standing === 'here') await navigate({ to: '/pages/withdrawal/record', search: { id } })
    if (standing === 'left') {
      toast(t`Your withdrawal of ${what} is in the withdrawal record.`, 'good')
    }
  }
  return {
    intent,
    send: async (asked: Body<'asset/cash'>) => follow(await intent.send(asked)),
    check: async () => {
      const found = await intent.check()
      if (found) await follow(found)
    },
  }
}

const Unknown = ({ onCheck }: { onCheck: () => Promise<void> }) => (
  <Checking onCheck={onCheck}>
    <Trans>
      Your withdrawal was sent and no answer came. It will not be done twice: asking again finds out
      what became of it.
    </Trans>
  </Checking>
)
