import { Refusal } from '#server/db/Refusal.ts'
import type { Tx } from '#server/db/Tx.ts'
import type { InTx } from '#server/desk/DeskAct.ts'
import { dayLines as lines } from '#server/statements/dayLines.ts'
import { memberDayLines } from '#server/statements/memberDayLines.ts'
import { type Locale, say } from '#shared/locale.ts'

const WHAT = { en: 'This order', zh: '這筆訂單' }

/** Refuses `notFound` where there is no such order. */
export const dayLines: InTx<'operator/dayLines'> = async ({ tx, body, locale }) => {
  const { memberId, orderNo, ...asked } = body
  if (memberId !== undefined) {
    return { result: await memberDayLines(tx, { ...asked, member: memberId }) }
  }
  const order = orderNo === undefined ? undefined : await orderOf(tx, orderNo, locale)
  return { result: await lines(tx, { ...asked, order }) }
}

async function orderOf(tx: Tx, no: string, locale: Locale): Promise<string> {
  const [order] = await tx<{ id: string }>`select id from pledge_order where no = ${no}`
  if (!order) {
    throw new Refusal('notFound', { values: { what: say(WHAT, locale) }, field: 'orderNo' })
  }
  return order.id
}
