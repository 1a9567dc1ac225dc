import { Plural, Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { type DeskBody, type DeskResult, desk } from '#shared/desk/index.ts'
import { useSend } from '#src/api/useSend.ts'
import { useSendingOff } from '#src/api/useSendingOff.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Form } from '#src/ui/Form.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { usePlace } from '#src/ui/usePlace.ts'
import { Approved } from './Approved.tsx'
import { Chosen } from './Chosen.tsx'
import { sumsOf } from './sumsOf.ts'
import type { DeskWithdrawal } from './withdrawal-words.ts'

type ApproveSheetProps = {
  /** As they are seen: the approval names the revision of each. */
  list: readonly DeskWithdrawal[] | undefined
  /** `answered`: something became of them; else they are as they were. */
  onClose: (answered: boolean) => void
}

type Answer = DeskResult<'operator/approveWithdrawals'>['list']

/** The last look before withdrawals are approved, and then what became of each. */
export function ApproveSheet({ list, onClose }: ApproveSheetProps) {
  const [answer, setAnswer] = useState<Answer>()
  const place = usePlace(answer ? 'answer' : 'ask')
  const { send, isSending } = useSend('operator/approveWithdrawals', { quiet: true })
  const close = () => {
    setAnswer(undefined)
    onClose(answer !== undefined)
  }
  return (
    <Sheet
      open={list !== undefined}
      onClose={close}
      // What is answered is of this list: another one is not to be opened meanwhile.
      locked={isSending}
      title={answer ? <Trans>What became of them</Trans> : <Trans>Approve withdrawals</Trans>}
    >
      {list && !answer && (
        <LastLook list={list} onApprove={async (body) => setAnswer((await send(body)).list)} />
      )}
      {list && answer && (
        <>
          <Approved ref={place} list={list} answer={answer} />
          <Button onClick={close}>
            <Trans>Back to the list</Trans>
          </Button>
        </>
      )}
    </Sheet>
  )
}

type LastLookProps = {
  list: readonly DeskWithdrawal[]
  onApprove: (body: DeskBody<'operator/approveWithdrawals'>) => Promise<void>
}

function LastLook({ list, onApprove }: LastLookProps) {
  const off = useSendingOff()
  const named = list.map(({ no, revision }) => ({ no, revision }))
  return (
    <Form
      schema={desk['operator/approveWithdrawals'].body}
      extra={{ list: named }}
      onSubmit={onApprove}
      submit={
        <Plural
          value={list.length}
          one={<Trans>Approve this withdrawal</Trans>}
          other={<Trans>Approve # withdrawals</Trans>}
        />
      }
      off={off}
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
      <Chosen list={list} />
    </Form>
  )
}
