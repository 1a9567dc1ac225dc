import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { calls, type Result } from '#shared/api/index.ts'
import { rulesOf } from '#shared/rulesOf.ts'
import { useNewTerms } from '#src/api/useNewTerms.ts'
import { draftKey } from '#src/session/draftKey.ts'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { Checking } from '#src/ui/Checking.tsx'
import { Form } from '#src/ui/Form.tsx'
import { SentBack } from '#src/ui/LastLook.tsx'
import { PauseNote } from '#src/ui/PauseNote.tsx'
import { ReviewWords } from '#src/ui/ReviewWords.tsx'
import { Segment } from '#src/ui/Segment.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { readTyped } from '#src/ui/typed.ts'
import { useLastLook } from '#src/ui/useLastLook.ts'
import { balanceWay, firstWay, type Way, wayLeft } from './firstWay.ts'
import { PledgeFields } from './PledgeFields.tsx'
import { PledgeReview } from './PledgeReview.tsx'
import { PledgeSummary } from './PledgeSummary.tsx'
import { Risks } from './Risks.tsx'
import { AGREED, type AskedPledge, agreedTo, withTerms } from './terms.ts'
import { type Method, usePledge } from './usePledge.ts'
import { usePledgeCheck } from './usePledgeCheck.ts'
import { usePledgeOff } from './usePledgeOff.ts'
import { WalletHalted } from './WalletHalted.tsx'

type PledgeFormProps = {
  user: Result<'member/userInfo'>
  terms: Result<'home/parameters'>
  paid: Result<'product/pledgeData'>
}

/** What is to be pledged: source, coin, amount, term, and the consent that specification §5 asks for. Kept while the protocol is read. */
export function PledgeForm({ user, terms, paid }: PledgeFormProps) {
  const { plans } = terms.parameters
  const key = draftKey('pledgeForm')
  const { method, setMethod, coin, setCoin, planId, setPlanId } = useChoice(key, () =>
    firstWay(user, terms),
  )
  const [amount, setAmount] = useState<bigint>()
  const { unknown, send, check: askAgain } = usePledge(method, key)
  const look = useLastLook<AskedPledge>({ send, amend: useNewTerms(AGREED, withTerms) })
  const plan = plans.find(({ id }) => id === planId) ?? plans[0]
  const rules = rulesOf(terms.coinSet, coin)
  const { pause, halted, off } = usePledgeOff(method, rules)
  const { available } = user.balances[coin]
  const check = usePledgeCheck({ method, plan, rules, available })

  if (!plan) return null
  if (unknown) return <Unknown onCheck={() => look.settle(askAgain)} />

  return (
    <>
      <PauseNote what="staking" pause={pause} />
      <WalletHalted halted={halted} fromBalance={!pause && balanceWay(user, terms) !== undefined} />
      <SentBack look={look} />
      <Form
        schema={calls['product/pledge'].body}
        extra={{ coin, planId: plan.id }}
        check={check}
        draftKey={key}
        reviewed
        off={off}
        onSubmit={({ amount }) =>
          look.ask(agreedTo({ coin, amount, planId: plan.id }, plan, rules))
        }
        submit={<ReviewWords unit={coin} amount={amount} />}
        beside={
          <>
            <Risks {...{ coin, method }} termDays={plan.termDays} coinSet={terms.coinSet} />
            <Consent />
          </>
        }
      >
        <MethodChoice value={method} onValue={setMethod} />
        <PledgeFields
          {...{ user, method, coin, available, plan, rules, plans, paid }}
          onCoin={setCoin}
          onPlan={setPlanId}
          onAmount={setAmount}
        />
        <PledgeSummary {...{ method, plan, paid, amount, rules, terms }} />
      </Form>
      <PledgeReview {...{ look, off, method, user, terms }} />
    </>
  )
}

/**
 * How what, and for which term: as it was left, else as it fits. Once it is shown nothing but a finger changes it, whatever is
 * answered afterwards.
 */
function useChoice(key: string, first: () => Way) {
  const [draft] = useState(() => readTyped(key))
  const [start] = useState(() => wayLeft(draft) ?? first())
  const [method, setMethod] = useState(start.method)
  const [coin, setCoin] = useState(start.coin)
  const [planId, setPlanId] = useState(draft['planId'])
  return { method, setMethod, coin, setCoin, planId, setPlanId }
}

const Unknown = ({ onCheck }: { onCheck: () => Promise<void> }) => (
  <Checking onCheck={onCheck}>
    <Trans>
      Your pledge was sent and no answer came. It will not be done twice: asking again finds out
      what became of it.
    </Trans>
  </Checking>
)

function MethodChoice(props: { value: Method; onValue: (method: Method) => void }) {
  const { t } = useLingui()
  return (
    <Segment
      label={t`Pay with`}
      name="method"
      options={[
        { value: 'balance', label: t`From balance` },
        { value: 'wallet', label: t`From wallet` },
      ]}
      {...props}
    />
  )
}

/** Unticked: agreeing is something that one does. */
const Consent = () => (
  <Checkbox name="consent">
    <Trans>
      I have read the <TextLink to="/pages/user/article">staking protocol</TextLink>. The principal
      is locked until the end date. Rewards are paid only from revenue that arrived and are not
      guaranteed.
    </Trans>
  </Checkbox>
)
