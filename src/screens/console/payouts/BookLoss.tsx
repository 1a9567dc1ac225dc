import { Trans, useLingui } from '@lingui/react/macro'
import { ActSheet } from '#src/screens/console/parts/ActSheet.tsx'
import { AmountField } from '#src/ui/AmountField.tsx'
import { Note } from '#src/ui/Note.tsx'
import { exactText } from '#src/words/format.ts'
import styles from './PayoutsStopped.module.css'
import type { Difference, Payouts } from './PayoutsStopped.tsx'
import { SaidBefore } from './SaidBefore.tsx'
import { useLossWord } from './useLossWord.ts'
import { WhichWord } from './WhichWord.tsx'

type BookLossProps = {
  difference: Difference | undefined
  said: Payouts['said']
  onClose: () => void
}

/** Books what the pool misses as lost, once two people say so: said plainly, and the amount typed by hand. */
export function BookLoss({ difference, said, onClose }: BookLossProps) {
  const { t } = useLingui()
  const before = said.find((it) => it.what === 'loss' && it.coin === difference?.coin)
  // Any other amount than what is missing is refused.
  const word = { amount: difference?.missing, source: null }
  const { second, refused } = useLossWord(before, word)
  if (!difference) return null
  const { coin } = difference
  const missing = exactText(difference.missing)
  return (
    <ActSheet
      open
      onClose={onClose}
      title={
        <Trans>
          Book {missing} {coin} as lost
        </Trans>
      }
      path="operator/bookLoss"
      extra={{ coin, second }}
      kind="danger"
      submit={<Trans>Book it as lost</Trans>}
      refused={refused}
      done={({ lost, outcome }) =>
        outcome === 'first'
          ? t`Noted: a second person has to say the same`
          : t`Still lost: ${exactText(lost)} ${coin}`
      }
    >
      <Note kind="red">
        <Trans>
          This says that {missing} {coin} of the members’ money is gone for good. It does not bring
          it back.
        </Trans>
      </Note>
      <SaidBefore of={before} />
      <ul className={styles.means}>
        <li>
          <WhichWord second={second} />
        </li>
        <li>
          <Trans>Members are owed as before; the pool holds less than that.</Trans>
        </li>
        <li>
          <Trans>Everybody sees at once that the reserves cover less than all balances.</Trans>
        </li>
        <li>
          <Trans>The audit of the books tells the loss until it is made good.</Trans>
        </li>
        <li>
          <Trans>It cannot be undone here.</Trans>
        </li>
      </ul>
      <AmountField
        name="amount"
        unit={coin}
        label={<Trans>Type the amount that is lost</Trans>}
        hint={t`Missing now: ${missing} ${coin}`}
      />
    </ActSheet>
  )
}
