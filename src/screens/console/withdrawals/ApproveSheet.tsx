import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { DeskResult } from '#shared/desk/index.ts'
import { ActForm } from '#src/screens/console/parts/ActSheet.tsx'
import { Amount } from '#src/ui/Amount.tsx'
import { Button } from '#src/ui/Button.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { usePlace } from '#src/ui/usePlace.ts'
import { Approved } from './Approved.tsx'
import { Chosen } from './Chosen.tsx'
import { sumsOf } from './sumsOf.ts'
import { useApproving } from './useApproving.ts'
import type { DeskWithdrawal } from './withdrawal-words.ts'

type ApproveSheetProps = {
  /** As they are seen: the approval names the revision of each. */
  list: readonly DeskWithdrawal[] | undefined
  /** It was opened from the sheet of one, which is there again after it; else from the list. */
  fromSheet?: boolean
  /** `answered`: something became of them; else they are as they were. */
  onClose: (answered: boolean) => void
}

type Answer = DeskResult<'operator/approveWithdrawals'>['list']

/** The last look before withdrawals are approved, and then what became of each. */
export function ApproveSheet({ list, fromSheet = false, onClose }: ApproveSheetProps) {
  const [answer, setAnswer] = useState<Answer>()
  const [sending, setSending] = useState(false)
  const place = usePlace(answer ? 'answer' : 'ask')
  const close = () => {
    setAnswer(undefined)
    onClose(answer !== undefined)
  }
  return (
    <Sheet
      open={list !== undefined}
      onClose={close}
      // What is answered is of this list: another one is not to be opened meanwhile.
      locked={sending}
      title={answer ? <Trans>What became of them</Trans> : <Trans>Approve withdrawals</Trans>}
    >
      {list && !answer && <LastLook list={list} onAnswer={setAnswer} onSending={setSending} />}
      {list && answer && (
        <>
          <Approved ref={place} list={list} answer={answer} />
          <Button onClick={close}>
            {fromSheet ? <Trans>Back to the withdrawal</Trans> : <Trans>Back to the list</Trans>}
          </Button>
        </>
      )}
    </Sheet>
  )
}

type LastLookProps = {
  list: readonly DeskWithdrawal[]
  onAnswer: (answer: Answer) => void
  onSending: (sending: boolean) => void
}

function LastLook({ list, onAnswer, onSending }: LastLookProps) {
  const { t } = useLingui()
  const { named, isFirst, refused, late } = useApproving(list)
  return (
    <ActForm
      path="operator/approveWithdrawals"
      extra={{ list: named }}
      reason={false}
      submit={
        list.length === 1 && isFirst ? (
          <Trans>Approve it as the first of two</Trans>
        ) : (
          <Plural
            value={list.length}
            one={<Trans>Approve this withdrawal</Trans>}
            other={<Trans>Approve # withdrawals</Trans>}
          />
        )
      }
      done={({ list: answer }) => {
        const { approved, first, refused } = countsOf(answer)
        return t`Approved: ${approved}. First of two: ${first}. Not approved: ${refused}.`
      }}
      refused={refused}
      onDone={(result) => onAnswer(result.list)}
      shown
      onSending={onSending}
    >
      <KeyValue
        rows={sumsOf(list).map(({ coin, count, amount }) => ({
          term: (
            <Trans>
              {coin}, {count} in all
            </Trans>
          ),
          children: <Amount of="desk" value={amount} unit={coin} decimals={18} />,
        }))}
      />
      <Chosen list={list} first={isFirst} late={late} />
    </ActForm>
  )
}

function countsOf(answer: Answer) {
  const many = (what: Answer[number]['outcome']) =>
    answer.filter(({ outcome }) => outcome === what).length
  return { approved: many('approved'), first: many('first'), refused: many('refused') }
}
