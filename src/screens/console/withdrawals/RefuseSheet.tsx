import { Trans, useLingui } from '@lingui/react/macro'
import { ActSheet } from '#src/screens/console/parts/ActSheet.tsx'
import { Amount } from '#src/ui/Amount.tsx'
import { KeyValue } from '#src/ui/KeyValue.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Who } from './Who.tsx'
import type { Story } from './withdrawal-words.ts'

/** Gives one back, with words that the member reads. */
export function RefuseSheet({ of, onClose }: { of: Story; onClose: () => void }) {
  const { t } = useLingui()
  const { no, revision, member, coin, amount, fee } = of
  return (
    <ActSheet
      open
      onClose={onClose}
      title={<Trans>Refuse the withdrawal</Trans>}
      path="operator/refuseWithdrawal"
      extra={{ no, revision }}
      kind="danger"
      submit={<Trans>Refuse and give it back</Trans>}
      done={() => t`It was given back`}
    >
      <KeyValue
        rows={[
          { term: t`Member`, children: <Who member={member} /> },
          {
            term: t`Amount`,
            children: <Amount of="desk" value={amount} unit={coin} decimals={18} />,
          },
          {
            term: t`Miner fee`,
            children: <Amount of="desk" value={fee} unit="BTCW" decimals={18} />,
          },
        ]}
      />
      <Note kind="amber">
        <Trans>
          Amount and fee go back to the member at once. The member reads your reason, word for word.
        </Trans>
      </Note>
    </ActSheet>
  )
}
