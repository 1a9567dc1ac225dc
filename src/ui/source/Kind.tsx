import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { FigureKind } from '#shared/figures/FigureFacts.ts'
import { Badge, type BadgeKind } from '#src/ui/Badge.tsx'
import styles from './SourceSheet.module.css'

type Words = { badge: BadgeKind; name: MessageDescriptor; meaning: MessageDescriptor }

const kinds: Record<FigureKind, Words> = {
  booked: {
    badge: 'green',
    name: msg`Booked`,
    meaning: msg`It stands in the books: each part of it is an entry that was never changed.`,
  },
  measured: {
    badge: 'blue',
    name: msg`Measured`,
    meaning: msg`It was counted in the records or read from the chain.`,
  },
  estimated: {
    badge: 'amber',
    name: msg`Estimated`,
    meaning: msg`It is calculated from other figures. It stands in no book, and nobody promises it.`,
  },
  set: {
    badge: 'plain',
    name: msg`Set`,
    meaning: msg`Somebody with the right to do so has decided it, and it can be changed.`,
  },
}

/** How sure the figure is, and what that means. */
export function Kind({ of }: { of: FigureKind }) {
  const { i18n } = useLingui()
  const { badge, name, meaning } = kinds[of]
  return (
    <p className={styles.kind} data-kind={of}>
      <Badge kind={badge}>{i18n._(name)}</Badge>
      <span>{i18n._(meaning)}</span>
    </p>
  )
}
