import { Trans as LinguiTrans, type TransProps } from '@lingui/react'
import type { ReactNode } from 'react'

/**
 * A sentence with what stands in it, where the macro has written `Trans`. The library looks for its own marks in the sentence as
 * it reads in the end: what others wrote, a nickname or the name of a wallet, would be taken for one and left out. Only text is
 * looked through, so what could be a mark is given to it as a list of one.
 */
export const Trans = (sentence: TransProps): ReactNode => (
  <LinguiTrans {...sentence} values={asWritten(sentence.values)} />
)

const asWritten = (values: Record<string, unknown> = {}) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && value.includes('<') ? [value] : value,
    ]),
  )
