import { useLingui } from '@lingui/react/macro'
import { onTheirWay } from '#shared/desk/onTheirWay.ts'
import { NotBegun } from '#src/screens/console/payouts/NotBegun.tsx'
import { useLocale } from '#src/ui/useLocale.ts'
import { countText } from '#src/words/format.ts'
import { stopText } from '#src/words/stopText.ts'
import type { Health } from './signsOf.ts'

/** Why nothing is paid, or how many withdrawals stand where: each figure is that of its list. */
export function PayoutsFigure({ payouts }: Pick<Health, 'payouts'>) {
  const { t } = useLingui()
  const locale = useLocale()
  const { stopped, requested, waiting, approved = 0 } = payouts
  if (stopped) return stopText(stopped, locale)
  const work = t`${countText(requested)} to approve, ${countText(onTheirWay(payouts))} on their way, ${countText(waiting)} halted`
  return (
    <>
      {work}
      {approved > 0 && <br />}
      <NotBegun of={payouts} />
    </>
  )
}
