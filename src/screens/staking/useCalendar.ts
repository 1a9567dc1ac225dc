import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { calendarFile } from '#src/calendar/calendarFile.ts'
import { parametersAtom } from '#src/session/session.ts'
import { saveFile } from '#src/ui/saveFile.ts'
import { toast } from '#src/ui/toasts.ts'
import { clock } from '#src/words/clock.ts'
import { type Maturing, maturity } from './maturities.ts'

const URL_OF_ORDERS = '/#/pages/staking/my'

/** Saves the ends of orders as a calendar file, in the member's words; null while it is not known which farm it is. */
export function useCalendar(): ((orders: readonly Maturing[]) => Promise<void>) | null {
  const { t } = useLingui()
  const chain = useAtomValue(parametersAtom)?.parameters.chain
  if (!chain) return null

  const eventOf = (order: Maturing) =>
    maturity(order, chain, {
      title: t`Bitwave Farm: the principal of order ${order.no} returns`,
      text: t`The term of the pledge ends and its principal returns to your available balance. The order in the app is what counts.`,
      url: `${location.origin}${URL_OF_ORDERS}`,
    })

  return async (orders) => {
    const text = calendarFile(orders.map(eventOf), clock.now())
    const [only] = orders
    const name = orders.length === 1 && only ? `bitwave-${only.no}.ics` : 'bitwave-orders.ics'
    const saved = await saveFile(new File([text], name, { type: 'text/calendar;charset=utf-8' }))
    if (saved) toast(t`Open the file to add it to your calendar.`, 'good')
  }
}
