import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { mask } from '#src/words/format.ts'
import styles from './Subject.module.css'

/** What the log calls the things that something is done to; a number, a name or an address follows. */
const things: Readonly<Record<string, MessageDescriptor>> = {
  member: msg`member`,
  withdrawal: msg`withdrawal`,
  arrival: msg`arrival`,
  grant: msg`grant`,
  funding: msg`funding`,
  parameter: msg`parameter`,
  article: msg`article`,
  notice: msg`notice`,
  ad: msg`ad`,
  pause: msg`pause`,
  pool: msg`pool`,
  'payout stop': msg`payout stop`,
  books: msg`books`,
}

/** What something was done to, as the log names it; a long address or hash is masked unless all of it is wanted. */
export function Subject({ name, whole = false }: { name: string; whole?: boolean }) {
  const { i18n } = useLingui()
  const [, thing = '', which = ''] = /^(payout stop|[a-z]+)(?: (\S+))?$/.exec(name) ?? []
  const words = things[thing]
  const short = (text: string) => (whole ? text : mask(text))
  return (
    <span translate="no" className={styles.subject} title={name}>
      {words ? `${i18n._(words)} ${short(which)}`.trimEnd() : short(name)}
    </span>
  )
}
