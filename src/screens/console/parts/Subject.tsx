import { useLingui } from '@lingui/react/macro'
import { PAUSABLE } from '#shared/pausable.ts'
import { mask } from '#src/words/format.ts'
import { Actor } from './Actor.tsx'
import styles from './Subject.module.css'
import { paused, things } from './things.ts'

type SubjectProps = {
  /** As the log has it. */
  name: string
  /** The member's nickname, where it is one. */
  nickname?: string | null
  /** A long address or hash is not masked. */
  whole?: boolean
}

/** What something was done to: a member by nickname and UID, all else as the log names it. */
export function Subject({ name, nickname, whole = false }: SubjectProps) {
  const { i18n } = useLingui()
  if (nickname) return <Actor name={name} nickname={nickname} />
  const [, thing = '', which = ''] = /^(payout stop|[a-z]+)(?: (\S+))?$/.exec(name) ?? []
  const words = things[thing]
  const said = (text: string) => (words ? `${i18n._(words)} ${text}`.trimEnd() : text)
  const logged = words ? which : name
  const what = thing === 'pause' ? PAUSABLE.find((one) => one === which) : undefined
  const all = what ? i18n._(paused[what]) : logged
  const shown = whole ? all : mask(all)
  return (
    <span translate="no" className={styles.subject} title={shown === all ? undefined : said(all)}>
      {said(shown)}
    </span>
  )
}
