import { Trans, useLingui } from '@lingui/react/macro'
import type { Result } from '#shared/api/index.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { DayCount } from '#src/ui/DayCount.tsx'
import { Figure } from '#src/ui/Figure.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { LastLook } from '#src/ui/LastLook.tsx'
import { Note } from '#src/ui/Note.tsx'
import type { LastLook as Look } from '#src/ui/useLastLook.ts'
import { exactText } from '#src/words/format.ts'
import type { AskedPledge } from './terms.ts'
import type { Method } from './usePledge.ts'
import { useTermEnd } from './useTermEnd.ts'

type PledgeReviewProps = {
  look: Look<AskedPledge>
  method: Method
  user: Result<'member/userInfo'>
  terms: Result<'home/parameters'>
  /** Why it cannot be sent now. */
  off: string | undefined
}

/** The last look: what leaves, what is left, until when it is locked, and what it shares by. */
export const PledgeReview = ({ look, off, ...facts }: PledgeReviewProps) => (
  <LastLook
    look={look}
    off={off}
    kind="main"
    title={<Trans>Check before you pledge</Trans>}
    submit={({ amount, coin }) => (
      <Trans>
        Pledge {exactText(amount)} {coin}
      </Trans>
    )}
  >
    {(asked) => (
      <>
        <Figure
          of="typed"
          look="center"
          label={<Trans>You pledge</Trans>}
          value={asked.amount}
          unit={asked.coin}
          decimals={18}
        />
        <Facts asked={asked} {...facts} />
        <Note kind="amber">
          <Trans>
            The pool’s contract holds it, and the operator holds the contract’s keys. If they were
            lost or stolen, the principal could be lost too. Rewards may be nothing.
          </Trans>
        </Note>
      </>
    )}
  </LastLook>
)

type FactsProps = Omit<PledgeReviewProps, 'look' | 'off'> & { asked: AskedPledge }

function Facts({ asked, method, user, terms }: FactsProps) {
  const { amount, coin, termDays } = asked
  const { t } = useLingui()
  const { available } = user.balances[coin]
  const until = useTermEnd(method, termDays)
  const text = (value: bigint) => `${exactText(value)} ${coin}`
  const inputs = { available: text(available), amount: text(amount) }
  const left = method === 'balance' && (
    <Amount
      of={{ figure: 'pledge.left', from: user, coin, inputs }}
      value={available - amount}
      unit={coin}
      decimals={18}
    />
  )
  return (
    <KeyValue
      rows={[
        { term: t`Paid from`, children: method === 'balance' ? t`Balance` : t`Wallet` },
        ...(left ? [{ term: t`Left in your balance`, children: left }] : []),
        { term: t`Term`, children: <DayCount days={termDays} /> },
        { term: t`Locked until`, children: until },
        { term: t`Counts as`, children: <Counts asked={asked} terms={terms} /> },
        { term: t`Weight of the term`, children: <Weight asked={asked} terms={terms} /> },
      ]}
    />
  )
}

type ShownProps = Pick<FactsProps, 'asked' | 'terms'>

const Counts = ({ asked: { amount, coin, stakedT }, terms }: ShownProps) => (
  <Amount
    of={{
      figure: 'pledge.stakedT',
      from: terms,
      inputs: { amount: `${exactText(amount)} ${coin}` },
    }}
    value={stakedT}
    unit="T"
    decimals={18}
  />
)

const Weight = ({ asked: { weight }, terms }: ShownProps) => (
  <Amount of={{ figure: 'pledge.weight', from: terms }} value={weight} decimals={18} />
)
