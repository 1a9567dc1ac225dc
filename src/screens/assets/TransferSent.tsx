import { Trans, useLingui } from '@lingui/react/macro'
import type { Result } from '#shared/api/index.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Figure } from '#src/ui/Figure.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { Note } from '#src/ui/Note.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { dateTimeText } from '#src/words/format-time.ts'

type TransferSentProps = { transfer: Result<'asset/transfer'>; onAnother: () => void }

/** It is done: what arrived at whom, and under which number. */
export function TransferSent({ transfer, onAnother }: TransferSentProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const { coin, amount, fee, payee, no, createdAt } = transfer
  return (
    <>
      <div role="status">
        <Note kind="green">
          <Trans>Sent. It is in the payee’s balance already.</Trans>
        </Note>
      </div>
      <Card look="glow">
        <Figure
          of="record"
          look="center"
          label={<Trans>They received</Trans>}
          value={amount}
          unit={coin}
          decimals={18}
        />
        <KeyValue
          rows={[
            { term: t`Payee`, children: payee.nickname },
            { term: 'UID', children: payee.id },
            {
              term: t`Fee`,
              children: <Amount of="record" value={fee} unit={coin} decimals={18} />,
            },
            { term: t`Number`, children: no },
            { term: t`Time`, children: dateTimeText(createdAt, locale) },
          ]}
        />
      </Card>
      <ButtonLink to="/pages/transfer/record">
        <Trans>See it in the transfer record</Trans>
      </ButtonLink>
      <Button kind="plain" onClick={onAnother}>
        <Trans>Another transfer</Trans>
      </Button>
    </>
  )
}
